import {
  createArea,
  getStructureState,
  linkUserToGroup,
  listSecurityGroups,
  listUsers,
  saveDatabaseCredentials,
  synchroniseTables,
  unlinkUserFromGroups,
  updateUser,
} from '@tributary/sdk'
import { isStructureOutdated } from '@tributary/sdk/database'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../src/audit/audit.ts'
import { type Backend, startBackend, UNKNOWN_ID } from '../support/backend.ts'
import { acmeAs, clientOf, statusOf } from '../support/sdk-client.ts'

/** Runs in the target while the tables are written. */
let writing: () => Promise<unknown>
let backend: Backend
beforeAll(async () => {
  const targets = {
    probe: async () => undefined,
    replaceTables: async () => {
      await writing()
      return []
    },
  }
  backend = await startBackend({}, { targets })
})
afterAll(() => backend.close())
beforeEach(async () => {
  writing = async () => undefined
  await backend.storage.db.deleteFrom('structure_states').execute()
})

const body = { host: 'db.example.com', database: 'figures', schema: 'acme', user: 'acme', password: 'Tr4in' }

let areas = 0
async function olga() {
  const { client, orgId } = await acmeAs(backend, 'olga')
  const params = { id: orgId }
  const state = () => getStructureState(client, { params })
  await saveDatabaseCredentials(client, { params, body })
  return {
    client,
    orgId,
    state,
    outdated: async () => isStructureOutdated(await state()),
    sync: () => synchroniseTables(client, { params }),
    change: () => createArea(client, { body: { organisationId: orgId, name: `Area ${areas++}` } }),
  }
}

describe('the state of a structure and its tables', () => {
  it('is reported as never synchronised, synchronised, then changed [DBSET-01]', async () => {
    const { state, outdated, sync, change } = await olga()
    expect(await state()).toEqual({ changedAt: null, synchronisedAt: null, credentialsSet: true })
    await change()
    expect(await state()).toMatchObject({ changedAt: expect.any(Date), synchronisedAt: null })
    expect(await outdated()).toBe(true)
    await sync()
    expect(await outdated()).toBe(false)
    await change()
    expect(await outdated()).toBe(true)
    await backend.storage.db.deleteFrom('database_credentials').execute()
    expect(await state()).toMatchObject({ credentialsSet: false })
  })

  it('counts a change made while the tables are written', async () => {
    const { outdated, sync, change } = await olga()
    writing = change
    await sync()
    expect(await outdated()).toBe(true)
    writing = async () => undefined
    await sync()
    expect(await outdated()).toBe(false)
  })

  it('counts a change that began before the snapshot and committed after it', async () => {
    const { orgId, outdated, sync } = await olga()
    const organisationId = String(orgId)
    const begun = Promise.withResolvers<void>()
    const ended = Promise.withResolvers<void>()
    const change = backend.storage.db.transaction().execute(async (trx) => {
      await audit(trx, { at: new Date('2026-01-01T08:00Z'), action: 'areas.created', organisationId })
      begun.resolve()
      await ended.promise
    })
    await begun.promise
    writing = async () => {
      ended.resolve()
      await change
    }
    await sync()
    expect(await outdated()).toBe(true)
  })

  it('is unchanged if writing fails', async () => {
    const { state, sync, change } = await olga()
    await change()
    writing = () => Promise.reject(new Error('Full.'))
    expect(await statusOf(sync())).toBe(500)
    expect(await state()).toMatchObject({ synchronisedAt: null })
  })

  it('changes only with user data that is in the tables', async () => {
    const { client, orgId, sync, outdated } = await olga()
    const people = await listUsers(client, { query: { orgId } })
    const named = (name: string) => {
      const person = people.find(({ firstName }) => firstName === name)
      if (!person?.role || !person.status) throw new Error(`${name} is not there.`)
      const { id, lastName, emailAddress, role, status } = person
      return { id, organisationId: orgId, firstName: name, lastName, emailAddress, role, status }
    }
    const rename = (name: string, lastName: string) => {
      const { id, role, status, ...rest } = named(name)
      const request = { ...rest, lastName, roleId: role.id, statusId: status.id }
      return updateUser(client, { params: { id }, body: request })
    }
    await unlinkUserFromGroups(client, { params: { id: named('Una').id }, query: { orgId } })
    await sync()
    await rename('Eli', named('Eli').lastName)
    await rename('Una', 'Underwood')
    expect(await outdated()).toBe(false)
    await rename('Eli', 'Elder')
    expect(await outdated()).toBe(true)
    await sync()
    await unlinkUserFromGroups(client, { params: { id: named('Eli').id }, query: { orgId } })
    expect(await outdated()).toBe(true)
    await sync()
    const [group] = await listSecurityGroups(client, { query: { orgId } })
    const assignment = { organisationId: orgId, groupId: group?.id ?? '' }
    await linkUserToGroup(client, { params: { id: named('Una').id }, body: assignment })
    expect(await outdated()).toBe(true)
  })
})

describe('the users who may read it', () => {
  it('are those who may change the organisation’s structure [DBSET-18]', async () => {
    const cedar = { id: await backend.idOf('organisations', 'Cedar & Co') }
    const eli = await acmeAs(backend, 'eli')
    expect(await statusOf(getStructureState(eli.client, { params: { id: eli.orgId } }))).toBeUndefined()
    for (const params of [cedar, { id: UNKNOWN_ID }, { id: 'no-id' }])
      expect(await statusOf(getStructureState(eli.client, { params }))).toBe(403)
    const una = await acmeAs(backend, 'una')
    expect(await statusOf(getStructureState(una.client, { params: { id: una.orgId } }))).toBe(403)
    const sue = await clientOf(backend, 'sue')
    expect(await getStructureState(sue, { params: cedar })).toMatchObject({ changedAt: null })
    expect(await statusOf(getStructureState(sue, { params: { id: UNKNOWN_ID } }))).toBe(404)
  })
})
