import { settingKeys } from '@tributary/domain'
import { expect, it } from 'vitest'
import { settingLabel } from './setting-label.ts'
import { groupStatusChoices, statusChoices } from './status-choices.ts'

it('every setting has a label [ACONF-02, ACONF-06]', () => {
  expect(settingKeys.map((key) => settingLabel({ key }))).toEqual([
    'Allow Sign Up',
    'Require Sign Up Approval',
    'Require Multi Factor Authentication',
    'Allow External Sign In',
    'Allow Connector Refresh',
  ])
})

it('each radio has a status, and groups cannot be locked [STATE-02, STATE-03, GROUP-12, GROUP-25]', () => {
  expect(statusChoices.map(({ label, status }) => `${label}: ${status}`)).toEqual([
    'Active: active',
    'Lock: locked',
    'Archive: archived',
  ])
  expect(groupStatusChoices.map(({ label }) => label)).toEqual(['Active', 'Archive'])
})
