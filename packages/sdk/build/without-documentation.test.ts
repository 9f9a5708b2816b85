import { expect, it } from 'vitest'
import { withoutDocumentation } from './without-documentation.ts'

it('leaves of a call what a client needs', () => {
  const source = `export const listThings = endpoint({
  method: 'GET',
  path: '/things',
  summary: 'List things, errors: [409] and all.',
  level: 'user',
  response: list(thing),
  errors: [409],
})`
  expect(withoutDocumentation(source)).toBe(`export const listThings = endpoint({
  method: 'GET',
  path: '/things',
  response: list(thing),
})`)
})

it('leaves of the usual values what a client needs', () => {
  const usual =
    'const endpoint = (description) => ({ errors: [], session: true, success: 200, ...description })'
  expect(withoutDocumentation(usual)).toBe(
    'const endpoint = (description) => ({ session: true, ...description })',
  )
})

it('leaves alone what is not the description of a call', () => {
  const source = `const thing = entity<Thing>({ level: ['Level', text], summary: ['Summary', text] })`
  expect(withoutDocumentation(source)).toBe(source)
})

it('takes each call of a module', () => {
  const call = (name: string) => `const ${name} = endpoint({ path: '/${name}', level: 1, summary: 'S.' })\n`
  expect(withoutDocumentation(call('a') + call('b'))).toBe(
    "const a = endpoint({ path: '/a', })\nconst b = endpoint({ path: '/b', })\n",
  )
})
