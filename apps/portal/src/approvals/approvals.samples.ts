import { eli, type FakeBackend, fakeBackend } from '../test/fake-backend.ts'

export const olga = {
  ...eli,
  firstName: 'Olga',
  lastName: 'Oak',
  role: 'OrganisationAdmin',
  roleLevel: 2,
  email: 'olga@tributary.example',
}

type Row = {
  Id: string
  ApprovalType: string
  ApprovalStatus: string
  ApprovedAtUtc: string | null
  ApprovedUser: string | null
  ApprovalContext: string
}

/** A request as the server sends it; pending by default. */
export const request = (Id: string, more: Partial<Row> = {}): Row => ({
  Id,
  ApprovalType: 'JOIN_ORGANISATION',
  ApprovalStatus: 'PENDING',
  ApprovedAtUtc: null,
  ApprovedUser: null,
  ApprovalContext: JSON.stringify({ Description: `${Id} asks to join acme Traders` }),
  ...more,
})

export const decided = (Id: string, ApprovalStatus: string, ApprovedUser = 'Adam Ash') =>
  request(Id, { ApprovalStatus, ApprovedUser, ApprovedAtUtc: new Date().toISOString() })

export const LIST = 'GET /approvals'
export const DECIDE = 'POST /approvals'

type Said = { approvalId: string; approvalStatus: string; token?: string }

/** A fake backend with requests. It makes the decisions a test supplies and records what was sent. */
export function approvalsBackend(
  ...rows: Row[]
): FakeBackend & { said: unknown[]; replace: (...rows: Row[]) => void } {
  let kept = rows
  const said: unknown[] = []
  const backend = fakeBackend({
    'POST /auth/refresh': olga,
    [LIST]: () => [...kept],
    [DECIDE]: ({ body }) => {
      said.push(body)
      // The whole body that the SDK has sent.
      const { approvalId, approvalStatus } = body as Said
      const data = decided(approvalId, approvalStatus, 'Olga Oak')
      kept = kept.map((row) => (row.Id === approvalId ? data : row))
      return { message: 'The request has been decided.', data }
    },
  })
  const replace = (...next: Row[]) => {
    kept = next
  }
  return { ...backend, said, replace }
}
