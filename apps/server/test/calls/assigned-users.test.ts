import { assignedUserIds, type Id } from '@tributary/domain'
import { assignUsers, getConnector, listConnectors } from '@tributary/sdk'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emailOf, type Name } from '../support/backend.ts'
import { type ConnectorWorld, connectorWorld } from '../support/connector-world.ts'
import { mailsOf } from '../support/outbox.ts'

let world: ConnectorWorld
let id: Id
let members: string[]
/** More than a card shows. */
const COUNT = 40

beforeAll(async () => {
  world = await connectorWorld()
  id = await world.newFtp('Shared by many')
  members = await addMembers()
})
afterAll(() => world.backend.close())

async function addMembers(): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with added as (
      insert into users (email, email_key, email_status, first_name, last_name, role_id)
        select 'm' || n || '@example.com', 'm' || n || '@example.com', email_status, 'Member', n::text, role_id
        from generate_series(1, ${COUNT}) as n, users where first_name = 'Una'
      returning id),
    joined as (
      insert into user_organisations (organisation_id, user_id) select ${world.acme}::uuid, id from added)
    select id from added order by id`.execute(world.backend.storage.db)
  return rows.map((row) => row.id)
}

const assign = (users: Id[]) => assignUsers(world.as('olga'), { params: { id }, body: { users } })

async function listed(name: Name, query: { excludeProperties?: 'true' } = {}) {
  const connectors = await listConnectors(world.as(name), {
    params: { orgId: world.acme, connectorId: 'ftp' },
    query,
  })
  const found = connectors.find((connector) => connector.id === id)
  if (!found) throw new Error(`${name} does not see the connector.`)
  return found
}

describe('the users assigned to a connector [CALL-86]', () => {
  it('are counted in a list, which names the first ten and the caller', async () => {
    const una = await world.backend.idOf('users', 'Una')
    const all = [...members, una].toSorted()
    await assign(all)
    const first = all.slice(0, 10)
    const seen = await listed('olga')
    expect(seen.assigned).toMatchObject({ count: COUNT + 1, self: false })
    expect(seen.assigned?.first.map((user) => user.id)).toEqual(first)
    expect(seen.assigned?.first).toContainEqual(expect.objectContaining({ firstName: 'Member' }))
    expect(assignedUserIds(seen)).toEqual(first)
    const own = await listed('una')
    expect(own.assigned).toMatchObject({ count: COUNT + 1, self: true })
    expect(assignedUserIds(own).toSorted()).toEqual([...new Set([...first, una])].toSorted())
  })

  it('are all in the response for one connector [CALL-84]', async () => {
    await assign(members)
    const whole = await getConnector(world.as('olga'), { params: { id }, query: {} })
    expect(assignedUserIds(whole)).toEqual(members)
    expect(whole.assigned?.count).toBe(COUNT)
  })

  it('are counted in a list without settings', async () => {
    await assign(members)
    const { properties, assigned } = await listed('olga', { excludeProperties: 'true' })
    expect(properties).toEqual([])
    expect(assigned?.count).toBe(COUNT)
  })

  it('are mailed once what they gain or lose, and nothing if they get it back [USER-30]', async () => {
    const una = await world.backend.idOf('users', 'Una')
    const mails = () => mailsOf(world.backend, emailOf('una'), 'access-changed')
    await assign([])
    await world.backend.storage.db.deleteFrom('outbox').execute()
    await assign([una])
    await assign([...members, una])
    const shared = { list: 'connectors', shown: ['Shared by many'], more: 0 }
    expect(await mails()).toMatchObject([
      { changedBy: 'Olga Oak', gained: { lists: [shared] }, lost: { lists: [] } },
    ])
    await assign(members)
    expect(await mails()).toEqual([])
    await world.backend.storage.db.deleteFrom('outbox').execute()
    await assign([])
    const lost = await mailsOf(world.backend, 'm1@example.com', 'access-changed')
    expect(lost).toMatchObject([{ gained: { lists: [] }, lost: { lists: [shared] } }])
  })

  it('are null for a connector without users', async () => {
    await assign([])
    const { assigned, properties } = await listed('olga')
    expect(assigned).toBeNull()
    expect(assignedUserIds({ properties })).toEqual([])
  })
})

describe('the limit of a list of connectors', () => {
  it('returns the first connectors by name, each as in the whole list', async () => {
    for (const name of ['élan files', 'Zebra files', 'alpha files']) await world.newFtp(name)
    const params = { orgId: world.acme, connectorId: 'ftp' }
    const whole = await listConnectors(world.as('olga'), { params })
    const first = await listConnectors(world.as('olga'), { params, query: { limit: 2 } })
    expect(first).toEqual(whole.slice(0, 2))
    expect(await listConnectors(world.as('olga'), { params, query: { limit: 1000 } })).toEqual(whole)
  })

  it('applies to the connectors that the user sees', async () => {
    await assign([await world.backend.idOf('users', 'Una')])
    const params = { orgId: world.acme, connectorId: 'ftp' }
    const whole = await listConnectors(world.as('una'), { params })
    expect(await listConnectors(world.as('una'), { params, query: { limit: 1 } })).toEqual(whole.slice(0, 1))
  })
})
