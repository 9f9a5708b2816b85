import type { Id } from '@tributary/domain'
import { createSavedFilter, deleteSavedFilter, listSavedFilters, updateSavedFilter } from '@tributary/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Backend, type Name, UNKNOWN_ID } from '../support/backend.ts'
import { auditOf, type ConnectorWorld, connectorWorld } from '../support/connector-world.ts'
import { failureOf, statusOf } from '../support/sdk-client.ts'

let backend: Backend
let acme: string
let birch: string
let as: ConnectorWorld['as']

beforeAll(async () => {
  ;({ backend, acme, birch, as } = await connectorWorld())
})
afterAll(() => backend.close())
beforeEach(async () => {
  await backend.storage.db.deleteFrom('saved_filters').execute()
})

const query = 'state=error&type=ftp'
const list = (name: Name, orgId = acme) => listSavedFilters(as(name), { params: { orgId } })
const namesFor = async (name: Name, orgId = acme) => (await list(name, orgId)).map((filter) => filter.name)
type Body = Partial<Parameters<typeof createSavedFilter>[1]['body']>
const create = (name: Name, body: Body = {}, orgId = acme) =>
  createSavedFilter(as(name), { params: { orgId }, body: { name: 'Failing', query, ...body } })
const idOf = async (name: Name, body: Body = {}) => (await create(name, body)).data.id
const update = (who: Name, id: Id, body: Body, orgId = acme) =>
  updateSavedFilter(as(who), { params: { orgId, id }, body })
const remove = (who: Name, id: Id, orgId = acme) => deleteSavedFilter(as(who), { params: { orgId, id } })

describe('a personal filter', () => {
  it('is saved, changed and deleted by any member, and seen by no one else [GLANCE-35]', async () => {
    const { data, message } = await create('una', { name: ' Failing files ' })
    expect(message).toBe('The filter has been saved.')
    expect(data).toEqual({
      id: data.id,
      name: 'Failing files',
      query,
      shared: false,
      own: true,
      by: expect.stringMatching(/^Una /),
    })
    expect(await list('una')).toEqual([data])
    expect(await list('sue')).toEqual([])
    const changed = await update('una', data.id, { name: 'Files', query: 'mine=true' })
    expect(changed.data).toEqual({ ...data, name: 'Files', query: 'mine=true' })
    expect(await statusOf(update('sue', data.id, { name: 'Mine' }))).toBe(404)
    expect(await statusOf(remove('sue', data.id))).toBe(404)
    await remove('una', data.id)
    expect(await list('una')).toEqual([])
    expect(await auditOf(backend, data.id)).toEqual([])
  })

  it('has a name that no other has, in any letter case', async () => {
    await create('una', { name: 'Café' })
    const other = await idOf('una', { name: 'Bar' })
    expect(await failureOf(create('una', { name: 'CAFÉ' }))).toEqual([
      409,
      'You already have a filter named CAFÉ.',
    ])
    expect(await statusOf(update('una', other, { name: 'café' }))).toBe(409)
    expect((await update('una', other, { name: 'BAR' })).data.name).toBe('BAR')
    expect((await create('eli', { name: 'Café' })).data.name).toBe('Café')
  })

  it('is one of at most fifty, also when they are saved at the same time [GLANCE-35]', async () => {
    for (let number = 1; number <= 48; number++) await create('una', { name: `Filter ${number}` })
    const more = await Promise.all(['a', 'b', 'c', 'd'].map((name) => statusOf(create('una', { name }))))
    expect(more.filter((status) => status === 409)).toHaveLength(2)
    expect(await failureOf(create('una', { name: 'e' }))).toEqual([
      409,
      'You can save up to 50 filters. Delete one first.',
    ])
    expect(await list('una')).toHaveLength(50)
  })

  it('is deleted when its owner leaves the organisation, and a shared one stays', async () => {
    await create('olga', { name: 'Personal' })
    const id = await idOf('olga', { name: 'Shared', shared: true })
    const olga = await backend.idOf('users', 'Olga')
    const membership = { organisation_id: acme, user_id: olga }
    const { db } = backend.storage
    await db
      .deleteFrom('user_organisations')
      .where('organisation_id', '=', acme)
      .where('user_id', '=', olga)
      .execute()
    await db.insertInto('user_organisations').values(membership).execute()
    expect(await list('olga')).toMatchObject([{ name: 'Shared', own: false, by: null }])
    expect((await update('olga', id, { name: 'Ours' })).data).toMatchObject({ name: 'Ours', own: false })
  })
})

describe('a shared filter', () => {
  it('is seen by all members of its organisation, and recorded [GLANCE-36]', async () => {
    const id = await idOf('olga', { shared: true })
    expect(await list('una')).toMatchObject([{ id, own: false, shared: true }])
    expect(await namesFor('olga', birch)).toEqual([])
    await update('olga', id, { name: 'Broken' })
    await remove('olga', id)
    expect(await auditOf(backend, id)).toMatchObject([
      { action: 'saved-filter.created', detail: { 'after.name': 'Failing', 'after.shared': true } },
      { action: 'saved-filter.changed', detail: { 'before.name': 'Failing', 'after.name': 'Broken' } },
      { action: 'saved-filter.deleted', detail: { 'before.name': 'Broken' } },
    ])
  })

  it('is shared by users who may edit connectors only [GLANCE-36]', async () => {
    const sentence = [403, 'Only an administrator may share filters.']
    expect(await failureOf(create('una', { shared: true }))).toEqual(sentence)
    const id = await idOf('eli')
    expect(await failureOf(update('eli', id, { shared: true }))).toEqual(sentence)
    expect(await list('eli')).toMatchObject([{ shared: false }])
  })

  it('is changed and deleted by its owner or an administrator only [GLANCE-36]', async () => {
    const id = await idOf('olga', { shared: true })
    const sentence = [403, 'Only the owner or an administrator may change a shared filter.']
    expect(await failureOf(update('una', id, { name: 'Mine' }))).toEqual(sentence)
    expect(await failureOf(remove('una', id))).toEqual(sentence)
    expect((await update('adam', id, { name: 'Ours' })).data).toMatchObject({ name: 'Ours', own: false })
    await remove('adam', id)
    expect(await list('olga')).toEqual([])
  })

  it('is made personal by its owner only', async () => {
    const id = await idOf('olga', { shared: true })
    expect(await failureOf(update('adam', id, { shared: false }))).toEqual([
      403,
      'Only the owner may make a shared filter personal.',
    ])
    await update('olga', id, { shared: false })
    expect(await list('una')).toEqual([])
  })

  it('is one of at most fifty of the organisation [GLANCE-36]', async () => {
    for (let number = 1; number <= 50; number++)
      await create('olga', { name: `Filter ${number}`, shared: true })
    const sentence = [409, 'An organisation can share up to 50 filters. Delete one first.']
    expect(await failureOf(create('adam', { shared: true }))).toEqual(sentence)
    expect(await failureOf(update('adam', await idOf('adam'), { shared: true }))).toEqual(sentence)
    expect((await create('olga', { name: 'Personal' })).data.shared).toBe(false)
  })

  it('does not show the name of an administrator of all organisations to members', async () => {
    await backend.storage.db
      .deleteFrom('user_organisations')
      .where('user_id', '=', await backend.idOf('users', 'Sue'))
      .execute()
    await create('sue', { shared: true })
    expect(await list('una')).toMatchObject([{ by: 'An administrator' }])
    expect(await list('adam')).toMatchObject([{ by: 'Sue Stone' }])
  })
})

describe('a filter', () => {
  it('cannot be saved in an unknown organisation, whose list is not found either [ROLE-19]', async () => {
    expect(await statusOf(create('sue', {}, UNKNOWN_ID))).toBe(404)
    expect(await statusOf(list('sue', UNKNOWN_ID))).toBe(404)
  })

  it('of another organisation, and one that does not exist, are the same', async () => {
    const id = await idOf('olga', { shared: true })
    for (const other of [id, UNKNOWN_ID, 'x'])
      expect([
        await statusOf(update('olga', other, { name: 'Mine' }, birch)),
        await statusOf(remove('olga', other, birch)),
      ]).toEqual([404, 404])
    expect(await namesFor('olga')).toEqual(['Failing'])
  })

  it.each([
    [{ Name: 'Failing', Query: 'state=error&token=x' }],
    [{ Name: 'Failing', Query: '?state=error' }],
    [{ Name: 'Failing', Query: '' }],
    [{ Name: 'Failing', Query: `search=${'x'.repeat(494)}` }],
    [{ Name: ' ', Query: query }],
    [{ Name: 'x'.repeat(61), Query: query }],
    [{ Name: 'Failing', Query: query, Own: true }],
    [{ Name: 'Failing', Query: query, Shared: 'yes' }],
    [{ Name: 'Failing' }],
  ])('is refused as %j', async (body) => {
    const browser = await backend.as('olga')
    const path = `/business2cloud/clients/${acme}/saved-filters`
    expect((await browser.call('POST', path, { body })).statusCode).toBe(400)
    expect(await list('olga')).toEqual([])
  })
})
