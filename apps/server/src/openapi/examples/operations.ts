import type { operations as feature } from '@tributary/sdk/contract'
import type { Examples } from './example.ts'
import { ids, written } from './samples.ts'

const mail = {
  Id: ids.mail,
  Kind: 'password-link',
  Recipient: 'eli@tributary.example',
  State: 'abandoned',
  Attempts: 9,
  Failure: 'ECONNREFUSED',
  CreatedAtUtc: '2026-11-21T07:00:00.000Z',
  DueAtUtc: null,
  CanRetry: true,
  RequestId: '6f1d2c3b-8a40-4a53-9b1e-2d5f7c9e0a11',
}

export const operationsExamples: Examples<typeof feature> = {
  listUnsentMails: { answer: [mail] },
  retryMail: {
    answer: written('The mail will be sent now.', {
      ...mail,
      State: 'waiting',
      Failure: null,
      DueAtUtc: '2026-11-21T08:00:00.000Z',
    }),
  },
  getHousekeeping: {
    answer: {
      DatabaseBytes: 52_428_800,
      LastRunAtUtc: '2026-11-21T07:00:00.000Z',
      Data: [{ Kind: 'sessions', Rows: 1204, Bytes: 425_984, KeptDays: 30, UntilExpiry: false }],
    },
  },
}
