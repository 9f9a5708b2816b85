import { type Client, deleteUser, listUsers, signIn, updateUser } from '@tributary/sdk'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Backend, emailOf, type Name, startBackend } from '../support/backend.ts'
import { clientOf, failureOf, newClient, statusOf } from '../support/sdk-client.ts'

// An administrator of one organisation could rename an account that another organisation also relies on.

let backend: Backend
let acme: string
let cedar: string
let una: string
const clients = new Map<Name, Client>()
beforeAll(async () => {
  backend = await startBackend()
  acme = await backend.idOf('organisations', 'acme Traders')
  cedar = await backend.idOf('organisations', 'Cedar & Co')
  una = (
    await backend.storage.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', emailOf('una'))
      .executeTakeFirstOrThrow()
  ).id
  for (const name of ['sue', 'adam', 'olga', 'eli'] as const) clients.set(name, await clientOf(backend, name))
})
afterAll(() => backend.close())

beforeEach(async () => {
  await backend.storage.db
    .insertInto('user_organisations')
    .values({ organisation_id: cedar, user_id: una })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
})

function as(name: Name): Client {
  const client = clients.get(name)
  if (!client) throw new Error(`${name} has not signed in.`)
  return client
}

const unaIn = async (by: Name, orgId = acme) =>
  (await listUsers(as(by), { query: { orgId } })).find(({ id }) => id === una)

type Changes = { firstName?: string; lastName?: string; emailAddress?: string }

async function change(by: Name, changes: Changes, organisationId = acme) {
  const now = await unaIn('sue', organisationId)
  if (!now) throw new Error('Una is not a member.')
  const { firstName, lastName, emailAddress, roleId, statusId } = now
  const person = { firstName, lastName, emailAddress, roleId: roleId ?? '', statusId: statusId ?? '' }
  return updateUser(as(by), {
    params: { id: una },
    body: { ...person, ...changes, organisationId },
  })
}

it.each([
  { firstName: 'Ursula' },
  { lastName: 'Umber' },
  { emailAddress: 'UNA@tributary.example' },
  { emailAddress: 'ursula@tributary.example' },
])('an administrator of one organisation cannot change a shared account to %j', async (changes) => {
  const before = await unaIn('sue')
  expect(await failureOf(change('olga', changes))).toEqual([
    403,
    expect.stringContaining('belongs to another organisation as well'),
  ])
  expect(await unaIn('sue')).toEqual(before)
})

it('a shared account is marked for an administrator of one organisation only', async () => {
  expect((await unaIn('olga'))?.belongsElsewhere).toBe(true)
  expect((await change('olga', {})).data.belongsElsewhere).toBe(true)
  expect((await unaIn('sue'))?.belongsElsewhere).toBe(false)
  expect((await unaIn('eli'))?.belongsElsewhere).toBe(false)
})

it('the mark follows a membership of another organisation, also for an unchanged list', async () => {
  const olga = await backend.as('olga')
  const list = async (tag = '') =>
    olga.call('GET', `/users?orgId=${acme}`, { headers: tag ? { 'if-none-match': tag } : {} })
  const shared = await list()
  await backend.storage.db
    .deleteFrom('user_organisations')
    .where('organisation_id', '=', cedar)
    .where('user_id', '=', una)
    .execute()
  const alone = await list(String(shared.headers.etag))
  expect(alone.statusCode).toBe(200)
  expect((await unaIn('olga'))?.belongsElsewhere).toBe(false)
  expect((await change('olga', { firstName: 'Una' })).data.firstName).toBe('Una')
})

it('an administrator of every organisation can rename a shared account', async () => {
  expect((await change('adam', { firstName: 'Ursula' })).data.firstName).toBe('Ursula')
  expect((await change('sue', { firstName: 'Una' })).data.firstName).toBe('Una')
})

it('removing a shared account ends only the membership of that organisation [USER-29]', async () => {
  await deleteUser(as('olga'), { params: { id: una }, query: { orgId: acme } })
  expect(await unaIn('sue')).toBeUndefined()
  expect(await unaIn('sue', cedar)).toMatchObject({ status: { name: 'active' } })
  const password = 'Horse-7-battery'
  expect(
    await statusOf(signIn(newClient(backend), { emailAddress: emailOf('una'), password })),
  ).toBeUndefined()
})
