import { olga } from '../approvals/approvals.samples.ts'
import { type FakeBackend, fakeBackend } from '../test/fake-backend.ts'

type Row = { Id: string; Key: string; Name: string; Code: string | null }

export const row = (Id: string, Name: string, Code: string | null = null): Row => ({
  ...{ Id, Name, Code },
  Key: `${Id}-key`,
})

export const LIST = 'GET /business2cloud/clients'
export const SAVE = 'POST /business2cloud/clients'
export const MENU = 'GET /organisations'

/** The fields of an organisation that the SDK sends. */
type Said = { key: string; name: string; Code?: string }

/** A backend that stores organisations and records what was sent. */
export function organisationsBackend(
  ...rows: Row[]
): FakeBackend & { said: Said[]; saved: (said: Said) => Row } {
  let kept = rows
  const said: Said[] = []
  const saved = ({ key, name, Code }: Said): Row => {
    const before = kept.find(({ Key }) => Key === key) ?? { ...row(name.toLowerCase(), name), Key: key }
    const data = { ...before, Name: name, ...(Code !== undefined && { Code: Code || null }) }
    kept = [...kept.filter(({ Key }) => Key !== key), data]
    return data
  }
  const backend = fakeBackend({
    'POST /auth/refresh': olga,
    [LIST]: () => kept,
    [MENU]: () => kept.map(({ Id, Name }) => ({ Id, CompanyName: Name })),
    [SAVE]: ({ body }) => {
      const change = body as Said
      said.push(change)
      return { message: 'The organisation has been saved.', data: saved(change) }
    },
  })
  return { ...backend, said, saved }
}
