import type { Housekeeping, UnsentMail } from '@tributary/domain'
import { minutesAgo, sampleNow } from '../connectors/connectors.samples.ts'

export { sampleNow }

const mail = (values: Partial<UnsentMail> = {}): UnsentMail => ({
  id: 'm1',
  kind: 'password-link',
  recipient: 'ingrid.solheim@harbourpine.example',
  state: 'waiting',
  attempts: 2,
  failure: '451 4.7.1 Greylisted. Try again later.',
  createdAt: minutesAgo(12),
  dueAt: minutesAgo(-3),
  canRetry: true,
  requestId: '6f1d2c3b-8a40-4a53-9b1e-2d5f7c9e0a11',
  ...values,
})

export const mails: readonly UnsentMail[] = [
  mail(),
  mail({ ...{ id: 'm2', kind: 'verification-code', attempts: 0, failure: null }, dueAt: minutesAgo(0) }),
  mail({
    ...{ id: 'm3', kind: 'approval-requested', recipient: 'bram@closed.example', state: 'abandoned' },
    ...{ attempts: 10, failure: '550 5.1.1 The mailbox does not exist.', dueAt: null, requestId: null },
  }),
  mail({
    ...{ id: 'm4', kind: 'confirm-address', recipient: 'cleo@closed.example', state: 'abandoned' },
    ...{ attempts: 10, failure: 'The link has expired.', dueAt: null, canRetry: false },
  }),
]

export const manyMails = Array.from({ length: 150 }, (_, at) =>
  mail({ id: `m${at}`, recipient: `user-${at}@harbourpine.example` }),
)

export const longMail = mail({
  recipient: 'wilhelmina-alexandrine.van.der.westhuizen-featherstonehaugh@te-awa-hospitality.example',
  failure: `connect ECONNREFUSED ${'mail.te-awa-hospitality.example/'.repeat(8)}`,
})

const data = (kind: string, rows: number, bytes: number, keptDays: number | null, untilExpiry = false) => ({
  ...{ kind, rows, bytes, keptDays, untilExpiry },
})

export const housekeeping: Housekeeping = {
  databaseBytes: 412_000_000,
  lastRunAt: minutesAgo(42),
  data: [
    data('audit-log', 182_400, 96_000_000, null),
    data('refreshes', 40_210, 61_000_000, null),
    data('mails', 5_120, 12_400_000, 30),
    data('sessions', 890, 960_000, 30),
    data('api-tokens', 14, 81_920, 90),
    data('password-links', 2, 32_768, null, true),
  ],
}
