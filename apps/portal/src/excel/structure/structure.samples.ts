import { eli, type FakeBackend, fakeBackend, refusal } from '../../test/fake-backend.ts'

/** Sue, who may do everything; Eli is nobody's superadmin. */
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

/** What the SDK sends of something of the structure; the tests look at it as a whole. */
type Said = { name: string; statusId?: string } & Record<string, unknown>

/** One of the three lists as a backend keeps it: rows are added and changed as the server would, or refused. */
export function keptRows(make: (said: Said, Id: string) => Row, ...rows: Row[]) {
  let kept = rows
  const said: Said[] = []
  let last = 100
  const taken = (name: string, Id: string) =>
    kept.some((row) => row.Id !== Id && row.Name.toLowerCase() === name.toLowerCase())
  const save = (body: unknown, Id: string) => {
    const told = body as Said
    said.push(told)
    if (taken(told.name, Id)) return refusal(409, `There is already one called ${told.name}.`)
    const before = kept.find((row) => row.Id === Id)
    const Status =
      statuses.find((status) => status.Id === told.statusId) ?? before?.Status ?? statuses[0] ?? null
    const data = { ...(before ?? make(told, Id)), Name: told.name, Status }
    kept = before ? kept.map((row) => (row.Id === Id ? data : row)) : [...kept, data]
    return { message: 'It has been saved.', data }
  }
  const idOf = (path: string) => path.split('/').at(-1) ?? ''
  return {
    said,
    list: () => [...kept],
    add: ({ body }: { body: unknown }) => save(body, String(++last)),
    change: ({ body, path }: { body: unknown; path: string }) => save(body, idOf(path)),
    remove: ({ path }: { path: string }) => {
      kept = kept.filter(({ Id }) => Id !== idOf(path))
      return { message: 'It has been deleted.', data: null }
    },
    set: (next: Row[]) => {
      kept = next
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

/** A backend for whoever looks, with the statuses there are. */
export const structureBackend = (
  viewer: object,
  answers: NonNullable<Parameters<typeof fakeBackend>[0]>,
): FakeBackend => fakeBackend({ 'POST /auth/refresh': viewer, 'GET /statuses': statuses, ...answers })
