import { expect, it } from 'vitest'
import { wordsOf } from './words.ts'

it.each([
  ['AllowSignUp', 'Allow Sign Up'],
  ['RequireMultiFactorAuthentication', 'Require Multi Factor Authentication'],
  ['accessKeyId', 'Access Key Id'],
  ['region', 'Region'],
  ['apiURL', 'Api URL'],
  ['sha256Sum', 'Sha256 Sum'],
  ['Allow Sign Up', 'Allow Sign Up'],
  ['', ''],
])('%s becomes "%s" [ACONF-02, CPROP-24]', (name, words) => {
  expect(wordsOf(name)).toBe(words)
})
