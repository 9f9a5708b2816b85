import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Backend, type Browser, startBackend } from './support/backend.ts'
import { roundTripsOf } from './support/round-trips.ts'

// The server begins to read for the last caller of a session, while it checks the session.

let backend: Backend
let acme: string
let olga: Browser
beforeAll(async () => {
  backend = await startBackend()
  acme = await backend.idOf('organisations', 'acme Traders')
})
afterAll(() => backend.close())
beforeEach(async () => {
  olga = await backend.as('olga')
  expect((await list()).statusCode).toBe(200)
})

const list = () => olga.call('GET', `/business2cloud/clients/${acme}/connectors`)
const users = () => backend.storage.db.updateTable('users').where('first_name', '=', 'Olga')
const roleNamed = (name: string) =>
  backend.storage.db.selectFrom('roles').select('id').where('name', '=', name).executeTakeFirstOrThrow()

it('reads the list in the round trip that checks the session, after the session', async () => {
  const [trip, ...others] = await roundTripsOf(list)
  expect(others).toEqual([])
  const places = ['"sessions"', 'enter_organisation', '"connectors"'].map((word) =>
    trip?.findIndex((statement) => statement.includes(word)),
  )
  expect(places).toEqual([0, 1, 2])
})

it('returns nothing of what it has read if the session has ended', async () => {
  await backend.storage.db.updateTable('sessions').set({ ended_at: backend.clock.now }).execute()
  const { statusCode, body } = await list()
  expect([statusCode, body]).toEqual([401, expect.not.stringContaining('Key')])
})

it('returns nothing of what it has read if the user has left the organisation', async () => {
  const { id } = await backend.storage.db
    .selectFrom('users')
    .select('id')
    .where('first_name', '=', 'Olga')
    .executeTakeFirstOrThrow()
  const rows = backend.storage.db.deleteFrom('user_organisations').where('user_id', '=', id)
  const [left] = await rows.where('organisation_id', '=', acme).returningAll().execute()
  const { statusCode, body } = await list()
  expect([statusCode, body]).toEqual([403, expect.not.stringContaining('Key')])
  if (left) await backend.storage.db.insertInto('user_organisations').values(left).execute()
})

it('reads again with the rights of now', async () => {
  const before = (await list()).json()
  const [user, own] = [await roleNamed('User'), await roleNamed('OrganisationAdmin')]
  await users().set({ role_id: user.id }).execute()
  const after = (await list()).json()
  expect(after.length).toBeLessThan(before.length)
  await users().set({ role_id: own.id }).execute()
  expect((await list()).json()).toEqual(before)
})

it('checks the session alone if the read fails before its first query', async () => {
  const trips = await roundTripsOf(async () => {
    const path = `/business2cloud/clients/${acme}/refresh-runs?connectorType=ftp&before=none`
    expect((await olga.call('GET', path)).statusCode).toBe(400)
  })
  expect(trips).toHaveLength(1)
})
