import type { configuration as feature } from '@tributary/sdk/contract'
import type { Examples } from './example.ts'
import { active, ids, written } from './samples.ts'

const setting = { Key: 'AllowSignUp', Value: 'true' }

export const configurationExamples: Examples<typeof feature> = {
  listStatuses: { answer: [active, { Id: ids.locked, Name: 'locked' }] },
  listSettings: { answer: [setting] },
  changeSetting: {
    body: { key: 'AllowSignUp', value: 'true' },
    answer: written('The setting has been saved.', setting),
  },
}
