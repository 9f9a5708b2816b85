import { olga } from '../approvals/approvals.samples.ts'
import { fakeBackend } from '../test/fake-backend.ts'

type Row = Record<string, unknown> & { Id: string }

/** The roles Olga may give, least powerful first. */
export const roles = [
  { Id: 'r4', Name: 'User', DisplayName: 'User' },
  { Id: 'r3', Name: 'ExcelUser', DisplayName: 'Excel user' },
  { Id: 'r2', Name: 'OrganisationAdmin', DisplayName: 'Organisation administrator' },
]

/** The statuses of every installation. */
export const statuses = [
  { Id: 's1', Name: 'Active' },
  { Id: 's2', Name: 'Locked' },
  { Id: 's3', Name: 'Archived' },
]

/** An active member with the least powerful role, as the server sends it. */
export const member = (FirstName: string, more: Record<string, unknown> = {}): Row => ({
  Id: FirstName.toLowerCase(),
  FirstName,
  LastName: 'Smith',
  EmailAddress: `${FirstName.toLowerCase()}@tributary.example`,
  Role: roles[0],
  RoleId: 'r4',
  Status: statuses[0],
  StatusId: 's1',
  Groups: [],
  B2SEntities: [],
  HelperTables: [],
  Xero2SqlProducts: [],
  Connectors: [],
  LastSignedInAtUtc: null,
  ...more,
})

export const LIST = 'GET /users'
export const ADD = 'POST /users'
export const CHANGE = 'POST /users/*'
export const REMOVE = 'DELETE /users/*'

/** A backend with members, for Olga, who manages them. It lists what is added or changed. */
export function usersBackend(...rows: Row[]) {
  let kept = rows
  const said: unknown[] = []
  const save = (body: unknown, Id: string) => {
    said.push(body)
    // The whole body that the SDK has sent.
    const { firstName, lastName, emailAddress } = body as Record<string, string>
    const named = { FirstName: firstName, LastName: lastName, EmailAddress: emailAddress }
    const data = { ...(kept.find((row) => row.Id === Id) ?? member('New')), ...named, Id }
    kept = [...kept.filter((row) => row.Id !== Id), data]
    return { message: 'The user has been saved.', data }
  }
  const backend = fakeBackend({
    'POST /auth/refresh': olga,
    'GET /roles': roles,
    'GET /statuses': statuses,
    'GET /approvals': [],
    'GET /registration/verify': { data: true },
    [LIST]: () => [...kept],
    [ADD]: ({ body }) => save(body, 'new'),
    [CHANGE]: ({ body, path }) => save(body, path.split('/').at(-1) ?? ''),
    [REMOVE]: ({ path }) => {
      kept = kept.filter((row) => !path.endsWith(`/${row.Id}`))
      return { message: 'The user has been removed.', data: null }
    },
  })
  return { ...backend, said }
}
