import { sue } from '../audit/audit.samples.ts'
import { fakeBackend } from '../test/fake-backend.ts'

/** A mail that waits, as the server sends it. */
export const mailRow = (Id: string, more: Record<string, unknown> = {}) => ({
  Id,
  Kind: 'welcome',
  Recipient: `${Id}@tributary.example`,
  State: 'waiting',
  Attempts: 1,
  Failure: '451 Try again later.',
  CreatedAtUtc: '2026-11-21T06:00:00Z',
  DueAtUtc: '2026-11-21T07:00:00Z',
  CanRetry: true,
  RequestId: null,
  ...more,
})

export const abandonedRow = (Id: string) => mailRow(Id, { State: 'abandoned', DueAtUtc: null })

type Row = ReturnType<typeof mailRow>

const housekeepingRow = {
  DatabaseBytes: 412_000_000,
  LastRunAtUtc: '2026-11-21T06:00:00Z',
  Data: [{ Kind: 'mails', Rows: 12, Bytes: 40_960, KeptDays: 30, UntilExpiry: false }],
}

/** A backend with unsent mails, for Sue. A mail that is retried waits. */
export function mailBackend(...rows: Row[]) {
  let kept = rows
  return fakeBackend({
    'POST /auth/refresh': sue,
    'GET /approvals': [],
    'GET /mails': ({ query = new URLSearchParams() }) =>
      kept.filter(({ State }) => !query.has('state') || State === query.get('state')),
    'POST /mails/*/retry': ({ path }) => {
      const data = mailRow(path.split('/').at(-2) ?? '', { Failure: null })
      kept = kept.map((row) => (row.Id === data.Id ? data : row))
      return { message: 'The mail will be sent now.', data }
    },
    'GET /housekeeping': housekeepingRow,
  })
}
