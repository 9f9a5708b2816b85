import type { configuration as feature } from '@tributary/sdk/contract'
import type { Examples } from './example.ts'
import { active, ids, written } from './samples.ts'

const setting = {
  Key: 'AllowSignUp',
  Value: 'true',
  ChangedAtUtc: '2026-11-20T08:15:00.000Z',
  ChangedUser: 'Adam Ash',
}

export const configurationExamples: Examples<typeof feature> = {
  listStatuses: { answer: [active, { Id: ids.locked, Name: 'locked' }] },
  listSettings: { answer: [setting] },
  changeSetting: {
    body: { key: 'AllowSignUp', value: 'true' },
    answer: written('The setting has been saved.', setting),
  },
}
