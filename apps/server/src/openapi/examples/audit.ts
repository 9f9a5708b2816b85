import type { audit as feature } from '@tributary/sdk/contract'
import type { Examples } from './example.ts'
import { ids, written } from './samples.ts'

const head = '5f2b1c0e8d7a4936b1f04c2a9e6d83715f2b1c0e8d7a4936b1f04c2a9e6d8371'

export const auditExamples: Examples<typeof feature> = {
  listAuditEntries: {
    answer: [
      {
        Id: '1042',
        AtUtc: '2026-11-21T07:00:00.000Z',
        Action: 'connector.changed',
        Actor: { Id: ids.user, Name: 'Olga Oak' },
        Token: null,
        Organisation: { Id: ids.organisation, Name: 'acme Traders' },
        Target: ids.connector,
        TargetName: 'Warehouse files',
        Values: [{ Name: 'schedule', Before: null, After: '0 2 * * *' }],
        Names: [],
        Ip: '203.0.113.7',
        RequestId: ids.run,
      },
    ],
  },
  recordExport: {
    body: { subject: 'users', rows: 18, organisationId: ids.organisation },
    answer: written('The export is recorded.', null),
  },
  verifyAudit: { answer: { Entries: 1042, Head: head, Broken: 0, BrokenIds: [], BrokenRecords: 0 } },
}
