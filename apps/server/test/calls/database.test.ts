import {
  getDatabaseCredentials,
  saveDatabaseCredentials,
  synchroniseTables,
  testDatabaseCredentials,
} from '@tributary/sdk'
import { explainDatabaseError } from '@tributary/sdk/database'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { storeCredentials } from '../../src/database/targets/credentials.queries.ts'
import { passwordPlace } from '../../src/database/targets/stored-credentials.ts'
import { targetMessages } from '../../src/drivers/target.messages.ts'
import { outboundMessages } from '../../src/outbound/outbound.messages.ts'
import { createSecretBox } from '../../src/storage/secret-box.ts'
import { type Name, startBackend, UNKNOWN_ID } from '../support/backend.ts'
import { acmeAs, clientOf, failureOf, newClient, statusOf } from '../support/sdk-client.ts'
import { startTargetBackend, type TargetBackend } from '../support/target-backend.ts'

let backend: TargetBackend
beforeAll(async () => {
  backend = await startTargetBackend()
})
afterAll(() => backend.close())
beforeEach(() => backend.storage.db.deleteFrom('database_credentials').execute())
afterEach(() => {
  backend.target.reset()
  backend.timeouts.idleMs = 20_000
})

const never = { host: '', database: '', schema: '', user: '', passwordSet: false }

async function olga() {
  const { client, orgId } = await acmeAs(backend, 'olga')
  const params = { id: orgId }
  return {
    orgId: String(orgId),
    client,
    read: () => getDatabaseCredentials(client, { params }),
    save: (changed: object = {}) =>
      saveDatabaseCredentials(client, { params, body: backend.credentials(changed) }),
    sync: () => synchroniseTables(client, { params }),
  }
}

const headingOf = (action: 'credentials' | 'sync', work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => explainDatabaseError({ action, error })?.heading,
  )

const auditOf = (action: string) =>
  backend.storage.db.selectFrom('audit_log').selectAll().where('action', '=', action).orderBy('id').execute()

describe('the database of an organisation [CALL-80]', () => {
  it('is empty if never set, and is returned without its password', async () => {
    const { read, save } = await olga()
    expect(await read()).toEqual(never)
    await save()
    const { password, ...place } = backend.credentials()
    expect(await read()).toEqual({ ...place, passwordSet: true })
    expect(JSON.stringify(await read())).not.toContain(password)
  })

  it.each(['eli', 'una'] satisfies Name[])('is forbidden for %s', async (name) => {
    const { client, orgId } = await acmeAs(backend, name)
    const params = { id: orgId }
    expect(await statusOf(getDatabaseCredentials(client, { params }))).toBe(403)
    expect(await statusOf(saveDatabaseCredentials(client, { params, body: backend.credentials() }))).toBe(403)
    expect(await statusOf(synchroniseTables(client, { params }))).toBe(403)
    expect(await statusOf(getDatabaseCredentials(newClient(backend), { params }))).toBe(401)
  })

  it('is refused for another or an unknown organisation', async () => {
    const client = await clientOf(backend, 'olga')
    const cedar = { id: await backend.idOf('organisations', 'Cedar & Co') }
    for (const params of [cedar, { id: UNKNOWN_ID }, { id: 'no-id' }]) {
      expect(await statusOf(getDatabaseCredentials(client, { params }))).toBe(403)
      expect(await statusOf(saveDatabaseCredentials(client, { params, body: backend.credentials() }))).toBe(
        403,
      )
      expect(await statusOf(synchroniseTables(client, { params }))).toBe(403)
    }
    const sue = await clientOf(backend, 'sue')
    expect(await getDatabaseCredentials(sue, { params: cedar })).toEqual(never)
    const unknown = { params: { id: UNKNOWN_ID } }
    expect(await statusOf(getDatabaseCredentials(sue, unknown))).toBe(404)
    expect(await statusOf(testDatabaseCredentials(sue, { ...unknown, body: backend.credentials() }))).toBe(
      404,
    )
  })
})

describe('saving [CALL-81]', () => {
  it('tests the credentials first', async () => {
    const { save } = await olga()
    const before = backend.target.connections().made
    expect(await save()).toEqual({ message: 'Database credentials saved successfully!', data: null })
    expect(backend.target.connections().made).toBeGreaterThan(before)
  })

  it('trims every field except the password', async () => {
    const { save, read } = await olga()
    await save({
      host: ` ${backend.credentials().host} `,
      database: 'figures ',
      schema: ' acme',
      user: 'acme\t',
    })
    expect(await read()).toMatchObject({ database: 'figures', schema: 'acme', user: 'acme' })
    expect(await statusOf(save({ password: ' Tr4in-spotting' }))).toBe(400)
  })

  it.each([
    ['host', 'Host is required. Please enter your database host address.'],
    ['database', 'Database name is required. Please enter your database name.'],
    ['schema', 'Schema is required. Please enter your database schema name.'],
    ['user', 'Username is required. Please enter your database username.'],
    ['password', 'Password is required. Please enter your database password.'],
  ])('requires the %s, as the form does', async (field, sentence) => {
    const { save } = await olga()
    expect(await failureOf(save({ [field]: ' ' }))).toEqual([400, sentence])
  })

  it.each([
    ['a wrong password', { password: 'wrong' }, 400, 'Invalid Database Credentials'],
    ['a host that cannot be one', { host: 'db.example.com/x' }, 400, 'Invalid Database Credentials'],
    ['a database that may not be opened', { database: 'closed' }, 403, 'Access Denied:'],
    ['an unknown database', { database: 'nothing' }, 404, 'Database Not Found'],
    ['an unknown schema', { schema: 'nothing' }, 404, 'Database Not Found'],
    ['a host where nothing listens', { host: '127.0.0.1,1' }, 502, 'Database Unavailable'],
  ])('stores nothing of %s and does not end the session [STATE-24]', async (_, changed, status, heading) => {
    const { save, read } = await olga()
    expect(await statusOf(save(changed))).toBe(status)
    expect(await headingOf('credentials', save(changed))).toBe(heading)
    expect(await read()).toEqual(never)
  })

  it.each([
    ['another database error', { number: 9002, message: 'Full.' }, 500, 'Database Server Error'],
    ['a database that is paused', { number: 40613, message: 'Paused.' }, 503, 'Database Unavailable'],
    ['silence', 'silence', 504, 'Database Unavailable'],
    ['a lost connection', 'drop', 502, 'Database Unavailable'],
  ] as const)('stores nothing after %s', async (_, fault, status, heading) => {
    const { save, read } = await olga()
    if (fault === 'silence') backend.timeouts.idleMs = 200
    backend.target.when(/schema_id/, fault)
    expect(await statusOf(save())).toBe(status)
    expect(await headingOf('credentials', save())).toBe(heading)
    expect(await read()).toEqual(never)
  })

  it.each([
    ['a missing field', { host: 'x' }],
    ['a field too many', { host: 'x', database: 'x', schema: 'x', user: 'x', password: 'x', port: 1 }],
    ['a number for a text', { host: 1, database: 'x', schema: 'x', user: 'x', password: 'x' }],
    ['a text too long', { host: 'x'.repeat(256), database: 'x', schema: 'x', user: 'x', password: 'x' }],
  ])('refuses %s', async (_, body) => {
    const browser = await backend.as('olga')
    const id = await backend.idOf('organisations', 'acme Traders')
    const answer = await browser.call('POST', `/organisations/${id}/database-credentials`, { body })
    expect(answer.statusCode).toBe(400)
  })
})

describe('a blank password [DBSET-19]', () => {
  it('keeps the stored one while the host is unchanged', async () => {
    const { save, sync, read } = await olga()
    await save()
    await save({ password: '', schema: 'dbo' })
    expect(await read()).toMatchObject({ schema: 'dbo', passwordSet: true })
    await sync()
    expect(backend.target.read('select count(*) as n from "dbo.excel_areas"')).toHaveLength(1)
  })

  it('is required again if the host changes, and the stored one is not sent', async () => {
    const { save } = await olga()
    await save()
    const before = backend.target.connections().made
    expect(await failureOf(save({ password: '', host: 'localhost' }))).toEqual([
      400,
      'The host has changed. Enter the password again.',
    ])
    expect(backend.target.connections().made).toBe(before)
  })
})

describe('a password', () => {
  it('is sealed and is in no response, log line or record', async () => {
    const { save } = await olga()
    await save()
    await save({ schema: 'dbo' })
    await save({ password: 'wrong-canary-77' }).catch(() => undefined)
    const [row] = await backend.storage.db.selectFrom('database_credentials').selectAll().execute()
    const kept = JSON.stringify([row, await auditOf('database.credentials-saved'), backend.log])
    expect(kept).not.toContain(backend.credentials().password)
    expect(kept).not.toContain('wrong-canary-77')
    expect((await auditOf('database.credentials-saved')).at(-1)).toMatchObject({
      actor_id: await backend.idOf('users', 'Olga'),
      organisation_id: await backend.idOf('organisations', 'acme Traders'),
      detail: {
        'before.schema': 'acme',
        'after.schema': 'dbo',
        'after.host': backend.credentials().host,
        'after.passwordChanged': true,
      },
    })
  })
})

describe('synchronising [CALL-82]', () => {
  it('writes the structure, forbids caching, and is recorded', async () => {
    const { save, sync, client, orgId } = await olga()
    await save()
    expect(await sync()).toEqual({ message: 'Database synchronisation completed successfully!', data: null })
    const tables = backend.target.read(`select name from sqlite_master where name like 'acme.excel_%'`)
    expect(tables).toHaveLength(14)
    const answer = await (await backend.as('olga')).call('GET', `/organisations/${orgId}/database-table-sync`)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(await statusOf(synchroniseTables(client, { params: { id: orgId } }))).toBeUndefined()
    expect((await auditOf('database.synchronised')).at(-1)?.detail).toMatchObject({ 'after.tables': 14 })
  })

  it('needs credentials', async () => {
    const { sync } = await olga()
    expect(await failureOf(sync())).toEqual([400, 'Please save your database credentials first.'])
    expect(await headingOf('sync', sync())).toBe('Synchronisation Failed')
  })

  it.each([
    ['a password that was changed over there', 400, { number: 18456, message: 'Login failed.' }, /login/],
    [
      'a right that was taken away',
      403,
      { number: 262, message: 'CREATE TABLE permission denied.' },
      /create|insert|delete/,
    ],
    ['a schema that is gone', 404, { number: 2760, message: 'Schema.' }, /create|insert|delete/],
    ['another database error', 500, { number: 9002, message: 'Full.' }, /insert|delete/],
    ['a lost connection', 502, 'drop', /insert|delete/],
    ['a database that is paused', 503, { number: 40613, message: 'Paused.' }, /login/],
    ['silence', 504, 'silence', /insert|delete/],
  ] as const)('fails after %s and changes nothing', async (_, status, fault, pattern) => {
    const { save, sync } = await olga()
    await save()
    await sync()
    const before = backend.target.read('select * from "acme.excel_areas"')
    if (fault === 'silence') backend.timeouts.idleMs = 200
    backend.target.when(pattern, fault)
    expect(await statusOf(sync())).toBe(status)
    expect(backend.target.read('select * from "acme.excel_areas"')).toEqual(before)
  })

  it('runs once at a time for an organisation', async () => {
    const { save, sync } = await olga()
    await save()
    const statuses = await Promise.all([1, 2, 3].map(() => statusOf(sync())))
    expect(statuses.toSorted()).toEqual([409, 409, undefined])
    expect(await statusOf(sync())).toBeUndefined()
  })

  it('does not run for a HEAD request', async () => {
    const { save, orgId } = await olga()
    await save()
    const { accessToken } = await backend.as('olga')
    const answer = await backend.app.inject({
      method: 'HEAD',
      url: `/backend/organisations/${orgId}/database-table-sync`,
      headers: { authorization: `Bearer ${accessToken}` },
    })
    expect(answer.statusCode).toBe(404)
  })

  it('is never retried by the client [CALL-114]', async () => {
    const { save, sync } = await olga()
    await save()
    backend.target.when(/login/, { number: 40613, message: 'Paused.' })
    const before = backend.target.connections().made
    await statusOf(sync())
    expect(backend.target.connections().made - before).toBe(1)
  })
})

describe('where private addresses are not allowed', () => {
  it('names the setting to super administrators only, when credentials are saved and tables synchronised', async () => {
    const strict = await startBackend({ ALLOW_PRIVATE_TARGETS: 'false' })
    try {
      const { client, orgId } = await acmeAs(strict, 'olga')
      const sue = await clientOf(strict, 'sue')
      const params = { id: orgId }
      const place = { host: '10.0.0.1', database: 'acme', schema: 'acme', user: 'acme' }
      const sealed = createSecretBox(strict.config.encryptionKey).seal('secret', passwordPlace(String(orgId)))
      await storeCredentials(strict.storage.db, String(orgId), { ...place, passwordSealed: sealed })
      const attempts = (caller: typeof client) =>
        Promise.all([
          failureOf(saveDatabaseCredentials(caller, { params, body: { ...place, password: 'secret' } })),
          failureOf(synchroniseTables(caller, { params })),
        ])
      const refusal = targetMessages.privateAddress
      expect(await attempts(client)).toEqual([
        [502, refusal],
        [502, refusal],
      ])
      const advice = `${refusal} ${outboundMessages.allowPrivate}`
      expect(await attempts(sue)).toEqual([
        [502, advice],
        [502, advice],
      ])
    } finally {
      await strict.close()
    }
  })
})
