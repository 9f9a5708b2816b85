import { eli, type FakeBackend, fakeBackend, refusal } from '../../test/fake-backend.ts'

/** Sue, a superadmin. */
export const sue = {
  ...eli,
  firstName: 'Sue',
  role: 'SuperAdmin',
  roleLevel: 0,
  email: 'sue@tributary.example',
}

export const statuses = [
  { Id: 's1', Name: 'ACTIVE' },
  { Id: 's2', Name: 'LOCKED' },
  { Id: 's3', Name: 'ARCHIVED' },
]

type Row = { Id: string; Name: string; Status: object | null } & Record<string, unknown>

/** The body of a change of an item. Tests compare it as a whole. */
type Body = { name: string; statusId?: string } & Record<string, unknown>

/** A list that a backend stores: it adds, changes and refuses rows as the server would, and records the bodies in `sent`. */
export function storedRows(make: (body: Body, Id: string) => Row, ...rows: Row[]) {
  let stored = rows
  const sent: Body[] = []
  let last = 100
  const taken = (name: string, Id: string) =>
    stored.some((row) => row.Id !== Id && row.Name.toLowerCase() === name.toLowerCase())
  const save = (body: Body, Id: string) => {
    sent.push(body)
    if (taken(body.name, Id)) return refusal(409, `There is already one called ${body.name}.`)
    const before = stored.find((row) => row.Id === Id)
    const Status =
      statuses.find((status) => status.Id === body.statusId) ?? before?.Status ?? statuses[0] ?? null
    const data = { ...(before ?? make(body, Id)), Name: body.name, Status }
    stored = before ? stored.map((row) => (row.Id === Id ? data : row)) : [...stored, data]
    return { message: 'It has been saved.', data }
  }
  const idOf = (path: string) => path.split('/').at(-1) ?? ''
  return {
    sent,
    list: () => [...stored],
    add: ({ body }: { body: unknown }) => save(body as Body, String(++last)),
    change: ({ body, path }: { body: unknown; path: string }) => save(body as Body, idOf(path)),
    remove: ({ path }: { path: string }) => {
      stored = stored.filter(({ Id }) => Id !== idOf(path))
      return { message: 'It has been deleted.', data: null }
    },
    set: (next: Row[]) => {
      stored = next
    },
  }
}

export const milestone = (Id: string, Name: string, versionId: string, Status: object | null = null) => ({
  ...{ Id, Name, versionId, Status },
  listOrder: 1,
})

export const version = (
  Id: string,
  Name: string,
  Milestones: object[] = [],
  Status: object | null = null,
) => ({
  ...{ Id, Name, Milestones, Status },
  comOrganisationId: 'acme',
})

export const helperTable = (
  Id: string,
  Name: string,
  InputTableName: string,
  Status: object | null = null,
) => ({
  ...{ Id, Name, InputTableName, Status },
  budget2SqlProductId: 'b-7',
  comOrganisationId: 'acme',
})

export const entity = (Id: string, Name: string) => ({ Id, Name, Status: null, comOrganisationId: 'acme' })

/** A backend with the three statuses, and `viewer` signed in. */
export const structureBackend = (
  viewer: object,
  answers: NonNullable<Parameters<typeof fakeBackend>[0]>,
): FakeBackend => fakeBackend({ 'POST /auth/refresh': viewer, 'GET /statuses': statuses, ...answers })
