import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import * as ui from '../src/index.ts'

const src = resolve(import.meta.dirname, '../src')
const stories = globSync('**/*.stories.tsx', { cwd: src })
  .map((file) => readFileSync(resolve(src, file), 'utf8'))
  .join('\n')

const isComponent = ([name, thing]: [string, unknown]) =>
  /^[A-Z][a-z]/.test(name) && (typeof thing === 'function' || Object(thing).$$typeof !== undefined)

/** Whether a story draws the component, not only imports it. */
const isDrawn = (name: string) => new RegExp(`<${name}\\b|component: ${name}\\b`).test(stories)

it('every component has a story', () => {
  const components = Object.entries(ui).filter(isComponent)
  expect(components.length).toBeGreaterThan(100)
  expect(components.map(([name]) => name).filter((name) => !isDrawn(name))).toEqual([])
})
