import { expect, it } from 'vitest'
import { productionProblems } from './production-problems.ts'
import { everySetting, settingNamed } from './settings.ts'

it('requires in production exactly what is described as required for it', () => {
  const described = [...everySetting].filter(([, { required }]) => required === 'in production')
  const problems = productionProblems({ NODE_ENV: 'production' })
  const named = described.map(([name]) => name).filter((name) => problems.some((one) => one.startsWith(name)))
  expect(named).toEqual(described.map(([name]) => name))
  expect(problems).toHaveLength(described.length)
})

it.each([...everySetting])('%s has a sentence that ends with a full stop', (_, { does }) => {
  expect(does).toMatch(/^[^\n]*\.$/)
})

it.each([...everySetting].filter(([name]) => /SECRET|KEY$/.test(name)))(
  '%s is a secret unless it is public',
  (name, { secret }) => expect(secret ?? false).toBe(name !== 'RECAPTCHA_SITE_KEY'),
)

it('finds a family by the name of one of its variables', () => {
  expect(settingNamed('SIGN_IN_GOOGLE_CLIENT_ID')).toBe('SIGN_IN_<NAME>_CLIENT_ID')
  expect(settingNamed('SIGN_IN_GOOGLE_CLIENT')).toBeUndefined()
})
