import { settingKeys } from '@tributary/domain'
import { describe, expect, it } from 'vitest'
import { at } from '../test/builders.ts'
import { settingChange, settingDescription, settingQuestion } from './setting-view.ts'

const unknown = ['ShowTheMoon', 'constructor', '__proto__', '']

describe('a setting of the installation', () => {
  it.each(settingKeys)('describes %s [ACONF-06]', (key) => {
    expect(settingDescription({ key })).toMatch(/^[A-Z].+\.$/)
  })

  it.each([
    ['RequireMultiFactorAuthentication', true, 'Require codes from every user?'],
    ['RequireMultiFactorAuthentication', false, undefined],
    ['RequireSignUpApproval', false, 'Give new organisations access without an approval?'],
    ['RequireSignUpApproval', true, undefined],
    ['AllowExternalSignIn', false, 'Switch off external sign-in?'],
    ['AllowConnectorRefresh', false, 'Stop every refresh?'],
    ['AllowConnectorRefresh', true, undefined],
    ['AllowSignUp', false, undefined],
  ])('%s is turned to %s after the confirmation: %s', (key, value, title) => {
    expect(settingQuestion({ key }, value)?.title).toBe(title)
  })

  it.each(unknown)('has no description for the unknown key %j', (key) => {
    expect([
      settingDescription({ key }),
      settingQuestion({ key }, true),
      settingQuestion({ key }, false),
    ]).toEqual([null, null, null])
  })
})

it.each([
  [at('07:00'), 'Jane Doe', 'Changed 2 hours ago by Jane Doe'],
  [at('08:59:30'), null, 'Changed just now'],
  [null, null, null],
])('changed at %s by %s: %s', (changedAt, changedBy, sentence) => {
  expect(settingChange({ changedAt, changedBy }, at('09:00'))).toBe(sentence)
})
