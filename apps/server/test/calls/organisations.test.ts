import { randomUUID } from 'node:crypto'
import { listClients, listOrganisations, saveClient } from '@tributary/sdk'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureSchema } from '../../src/sync/targets/postgres/own-schema.ts'
import { type Backend, startBackend } from '../support/backend.ts'
import { clientOf, failureOf, newClient, statusOf } from '../support/sdk-client.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

const olga = () => clientOf(backend, 'olga')
const TAKEN = [409, 'This schema is already in use. Choose another one.']

async function added(code?: string) {
  const body = { key: randomUUID(), name: 'Harbour Point', ...(code !== undefined && { code }) }
  return (await saveClient(await olga(), { body })).data
}

describe('the list of organisations', () => {
  it('contains the caller’s organisations by name, and all for installation administrators [CALL-15, CALL-19]', async () => {
    const names = async (name: 'olga' | 'adam') =>
      (await listClients(await clientOf(backend, name))).map((client) => client.name)
    expect(await names('olga')).toEqual(['acme Traders', 'Birch Ltd'])
    expect(await names('adam')).toEqual(['acme Traders', 'Birch Ltd', 'Cedar & Co'])
    expect(await listOrganisations(await olga())).toMatchObject([
      { companyName: 'acme Traders' },
      { companyName: 'Birch Ltd' },
    ])
  })

  it('returns keys and schemas only to administrators', async () => {
    expect((await listClients(await olga()))[0]).toEqual({
      id: await backend.idOf('organisations', 'acme Traders'),
      key: 'acme-traders',
      name: 'acme Traders',
      code: 'acme',
    })
    expect(await statusOf(listClients(await clientOf(backend, 'eli')))).toBe(403)
    expect(await statusOf(listClients(newClient(backend)))).toBe(401)
  })
})

describe('saving an organisation [CALL-20]', () => {
  it('adds it and makes its creator a member, except installation administrators', async () => {
    const client = await olga()
    const key = randomUUID()
    const saved = await saveClient(client, { body: { key, name: ' Dale & Daughters ', code: ' dale ' } })
    expect(saved).toEqual({
      message: 'The organisation has been saved.',
      data: { id: expect.any(String), key, name: 'Dale & Daughters', code: 'dale' },
    })
    expect(await listClients(client)).toContainEqual(saved.data)
    expect(await listOrganisations(client)).toContainEqual({
      id: saved.data.id,
      companyName: 'Dale & Daughters',
    })
    await saveClient(await clientOf(backend, 'adam'), { body: { key: randomUUID(), name: 'Elm' } })
    expect(await listClients(client)).not.toContainEqual(expect.objectContaining({ name: 'Elm' }))
  })

  it('changes it by key; a missing schema stays, an empty one is removed', async () => {
    const { id, key } = await added('fjord')
    const client = await olga()
    const save = async (body: { name: string; code?: string }) =>
      (await saveClient(client, { body: { key, ...body } })).data
    expect(await save({ name: 'Fjord' })).toEqual({ id, key, name: 'Fjord', code: 'fjord' })
    expect(await save({ name: 'Fjord', code: 'fjord_2' })).toMatchObject({ code: 'fjord_2' })
    expect(await save({ name: 'Fjord', code: '' })).toMatchObject({ code: null })
    const entry = await backend.storage.db
      .selectFrom('audit_log')
      .select(['action', 'organisation_id', 'detail'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(entry).toEqual({
      action: 'organisations.changed',
      organisation_id: id,
      detail: {
        'before.key': key,
        'before.name': 'Fjord',
        'before.code': 'fjord_2',
        'after.key': key,
        'after.name': 'Fjord',
        'after.code': null,
      },
    })
  })

  it('accepts names in any script and repeated names', async () => {
    const client = await clientOf(backend, 'adam')
    for (const name of ['شركة الميناء', '港湾貿易株式会社', 'x'.repeat(200), 'Birch Ltd', 'Birch Ltd']) {
      const key = randomUUID()
      const { data } = await saveClient(client, { body: { key, name } })
      expect(await listClients(client)).toContainEqual({ id: data.id, key, name, code: data.code })
      expect(await listOrganisations(client)).toContainEqual({ id: data.id, companyName: name })
    }
  })

  it('names the schema of a new one after it, unless that is taken', async () => {
    const client = await clientOf(backend, 'adam')
    const codeOf = async (body: { name: string; code?: string }) =>
      (await saveClient(client, { body: { key: randomUUID(), ...body } })).data.code
    expect(await codeOf({ name: 'Fern & Sons Ltd.' })).toBe('fern_sons_ltd')
    expect(await codeOf({ name: 'Fern Sons Ltd' })).toMatch(/^fern_sons_ltd_[0-9a-f]{8}$/)
    expect(await codeOf({ name: 'Public' })).toMatch(/^public_/)
    expect(await codeOf({ name: '!!' })).toBe('organisation')
    expect(await codeOf({ name: 'Gorse', code: '' })).toBeNull()
  })

  it('renames it everywhere', async () => {
    const { id, key } = await added()
    await saveClient(await olga(), { body: { key, name: 'Harbour Quay' } })
    expect(await listOrganisations(await olga())).toContainEqual({ id, companyName: 'Harbour Quay' })
    expect(await listClients(await olga())).toContainEqual(expect.objectContaining({ name: 'Harbour Quay' }))
  })

  it('rejects the key of another organisation', async () => {
    const body = { key: 'cedar-co', name: 'Mine' }
    expect(await failureOf(saveClient(await olga(), { body }))).toEqual([
      409,
      'This key belongs to another organisation.',
    ])
    await backend.idOf('organisations', 'Cedar & Co')
  })

  it('adds one organisation for two simultaneous requests', async () => {
    const client = await clientOf(backend, 'adam')
    const body = { key: randomUUID(), name: 'Twice' }
    await Promise.all([saveClient(client, { body }), saveClient(client, { body })].map(failureOf))
    const all = await listClients(client)
    expect(all.filter(({ name }) => name === 'Twice')).toHaveLength(1)
  })

  it.each(['cedar', 'CEDAR', 'pg_temp', 'public', 'tributary', 'information_schema'])(
    'refuses the schema %s of another owner',
    async (code) => {
      expect(await failureOf(added(code))).toEqual(TAKEN)
    },
  )

  it('refuses a schema without letters or digits', async () => {
    expect(await failureOf(added('!!'))).toEqual([400, 'The schema must have at least one letter or digit.'])
  })

  it('refuses an existing schema of another owner', async () => {
    await sql`create schema ledger`.execute(backend.storage.db)
    expect(await failureOf(added('ledger'))).toEqual(TAKEN)
  })

  it('refuses a change that would leave synchronised tables behind', async () => {
    const { id, key } = await added('glen')
    await backend.storage.withConnection(async (connection) => {
      await ensureSchema(connection, 'glen', String(id))
      await connection.query('create table glen.orders (id integer)')
    })
    const save = async (code: string) => saveClient(await olga(), { body: { key, name: 'Glen', code } })
    expect(await failureOf(save('vale'))).toEqual([
      409,
      'There are synchronised tables in the schema glen, so it cannot be changed. Remove them first.',
    ])
    expect((await save('GLEN')).data.code).toBe('GLEN')
    await sql`drop table glen.orders`.execute(backend.storage.db)
    expect((await save('vale')).data.code).toBe('vale')
  })

  it.each([
    {},
    { key: 'Upper', name: 'x' },
    { key: 'a b', name: 'x' },
    { key: 'ok', name: '  ' },
    { key: 'ok', name: 'x', Code: 'x'.repeat(64) },
    { key: 'ok', name: 'x', Id: '1' },
  ])('refuses %j', async (body) => {
    const adam = await backend.as('adam')
    expect((await adam.call('POST', '/business2cloud/clients', { body })).statusCode).toBe(400)
  })

  it('is allowed for administrators', async () => {
    const body = { key: randomUUID(), name: 'x' }
    expect(await statusOf(saveClient(await clientOf(backend, 'eli'), { body }))).toBe(403)
    expect(await statusOf(saveClient(newClient(backend), { body }))).toBe(401)
  })
})
