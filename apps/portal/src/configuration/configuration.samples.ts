import { eli, type FakeBackend, fakeBackend } from '../test/fake-backend.ts'

export const adam = {
  ...eli,
  firstName: 'Adam',
  lastName: 'Ash',
  role: 'Admin',
  roleLevel: 1,
  email: 'adam@tributary.example',
}

type Row = { Key: string; Value: 'true' | 'false'; ChangedAtUtc: string | null; ChangedUser: string | null }

/** A setting as the server sends it; never changed by default. */
export const setting = (Key: string, Value: Row['Value'] = 'true', more: Partial<Row> = {}): Row => ({
  Key,
  Value,
  ChangedAtUtc: null,
  ChangedUser: null,
  ...more,
})

export const turnedByAdam = (Key: string, Value: Row['Value']) =>
  setting(Key, Value, { ChangedAtUtc: new Date().toISOString(), ChangedUser: 'Adam Ash' })

export const LIST = 'GET /admin/globalconfiguration'
export const TURN = 'POST /admin/globalconfiguration'

type Said = { key: string; value: Row['Value'] }

/** A backend with settings that Adam changes. It records what was sent. */
export function settingsBackend(
  ...rows: Row[]
): FakeBackend & { said: unknown[]; turn: typeof turnedByAdam } {
  let kept = rows
  const said: unknown[] = []
  const turn: typeof turnedByAdam = (key, value) => {
    const turned = turnedByAdam(key, value)
    kept = kept.map((row) => (row.Key === key ? turned : row))
    return turned
  }
  const backend = fakeBackend({
    'POST /auth/refresh': adam,
    [LIST]: () => [...kept],
    [TURN]: ({ body }) => {
      said.push(body)
      // The whole body that the SDK has sent.
      const { key, value } = body as Said
      return { message: 'The setting has been saved.', data: turn(key, value) }
    },
  })
  return { ...backend, said, turn }
}
