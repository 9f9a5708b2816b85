import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testStorage } from '../../test/support/test-storage.ts'
import { grantPlace } from '../connectors/authorise/grants.queries.ts'
import { attemptSecretPlace } from '../connectors/authorise/start-authorisation.rules.ts'
import { passwordPlace } from '../database/targets/stored-credentials.ts'
import { secretPlaceOf } from '../session/providers/oauth-start.rules.ts'
import { sealedColumns } from '../storage/sealed-columns.ts'
import { createSecretBox, keyIdOf } from '../storage/secret-box.ts'
import type { Storage } from '../storage/storage.ts'
import { propertyPlace } from '../sync/connector-settings.ts'
import { insertConnector, insertOrganisation } from '../sync/testing/sync-records.ts'
import { keyUsageIn } from './key-usage.ts'
import { rotateKeys } from './rotate-keys.ts'
import { rotateSecrets } from './rotate-secrets.ts'

const [oldKey, newKey, lostKey] = [randomBytes(32), randomBytes(32), randomBytes(32)]
const report = () => undefined
const tools = { keys: [newKey, oldKey] as const, report }

let storage: Storage
let organisationId: string
beforeAll(async () => {
  storage = await testStorage()
  organisationId = await insertOrganisation(storage, null)
})
afterAll(() => storage.close())
beforeEach(() => sql`delete from connectors; delete from database_credentials`.execute(storage.db))

const keep = async (key: Uint8Array, values: number) => {
  for (let at = 0; at < values; at++)
    await insertConnector(storage, createSecretBox(key), { organisationId }, 'ftp', {
      'ftp.password': `secret ${at}`,
    })
}

const properties = () =>
  storage.db
    .selectFrom('connector_properties')
    .select(['id', 'organisation_id as organisationId', 'sealed'])
    .where('sealed', 'is not', null)
    .execute()

const usage = async () =>
  Object.fromEntries((await keyUsageIn(storage.db, [newKey, oldKey])).map(({ id, values }) => [id, values]))

describe('rotating the encryption key', () => {
  it('seals every value with the newest key, which alone opens them afterwards', async () => {
    await keep(oldKey, 450)
    expect(await rotateKeys(storage, tools)).toEqual({ resealed: 450, unopened: 0 })
    const box = createSecretBox(newKey)
    const opened = (await properties()).map((row) => box.open(row.sealed ?? '', propertyPlace(row)))
    expect(opened.sort()[0]).toBe('secret 0')
    expect(new Set(opened).size).toBe(450)
    expect(await usage()).toEqual({ [keyIdOf(newKey)]: 450, [keyIdOf(oldKey)]: 0 })
    expect(await rotateSecrets(storage, tools)).toEqual({ resealed: 0, unopened: 0 })
  })

  it('reports each table once', async () => {
    await keep(oldKey, 2)
    const lines: string[] = []
    await rotateSecrets(storage, { ...tools, report: (line) => lines.push(line) })
    const tables = new Set(sealedColumns.map(({ table }) => table))
    expect(lines.map((line) => line.split(':')[0]).toSorted()).toEqual([...tables].toSorted())
    expect(lines).toContain('connector_properties: 2 resealed')
  })

  it('continues after an interruption', async () => {
    await keep(oldKey, 300)
    const stop = new AbortController()
    const { db } = storage
    const counting = {
      db: db.withPlugin({
        transformQuery: ({ node }) => node,
        transformResult: async ({ result }) => {
          if (result.rows.length === 200) stop.abort(new Error('interrupted'))
          return result
        },
      }),
    }
    await expect(rotateSecrets(counting, { ...tools, signal: stop.signal })).rejects.toThrow('interrupted')
    expect(await usage()).toEqual({ [keyIdOf(newKey)]: 200, [keyIdOf(oldKey)]: 100 })
    expect(await rotateSecrets(storage, tools)).toEqual({ resealed: 100, unopened: 0 })
  })

  it('leaves values that no key opens, and counts them', async () => {
    await keep(lostKey, 2)
    await keep(oldKey, 1)
    expect(await rotateSecrets(storage, tools)).toEqual({ resealed: 1, unopened: 2 })
    expect(await keyUsageIn(storage.db, [newKey, oldKey])).toEqual([
      { id: keyIdOf(newKey), values: 1, state: 'newest' },
      { id: keyIdOf(oldKey), values: 0, state: 'older' },
      { id: keyIdOf(lostKey), values: 2, state: 'lost' },
    ])
  })

  it('does not overwrite a value that changes meanwhile', async () => {
    await keep(oldKey, 1)
    const [property] = await properties()
    if (!property) throw new Error('There is no property.')
    const changed = createSecretBox(newKey).seal('changed', propertyPlace(property))
    let first = true
    const racing = {
      db: storage.db.withPlugin({
        transformQuery: ({ node }) => node,
        transformResult: async ({ result }) => {
          if (first && result.rows.length === 1) {
            first = false
            await sql`update connector_properties set sealed = ${changed} where id = ${property.id}`.execute(
              storage.db,
            )
          }
          return result
        },
      }),
    }
    expect(await rotateSecrets(racing, tools)).toEqual({ resealed: 0, unopened: 0 })
    expect((await properties())[0]?.sealed).toBe(changed)
  })

  it('records the rotation in the audit log without any key', async () => {
    await rotateKeys(storage, tools)
    const entry = await storage.db
      .selectFrom('audit_log')
      .select(['action', 'target', 'detail'])
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(entry).toEqual({
      action: 'encryption-key.rotated',
      target: keyIdOf(newKey),
      detail: { resealed: 0, unopened: 0 },
    })
  })
})

describe('the list of sealed columns', () => {
  it('has every column of the database whose name says that it is sealed', async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = current_schema() and column_name like '%sealed' and table_name <> 'app_secrets'
      `.execute(storage.db)
    const listed = sealedColumns.filter(({ column }) => column.endsWith('sealed'))
    const names = (columns: { table: string; column: string }[]) =>
      columns.map(({ table, column }) => `${table}.${column}`).sort()
    expect(names(rows)).toEqual(names(listed))
  })

  it.each([
    ['connector_properties', propertyPlace({ id: 'row', organisationId: 'org' })],
    ['provider_grants', grantPlace({ id: 'row', organisationId: 'org' })],
    ['database_credentials', passwordPlace('org')],
    ['authorisations', attemptSecretPlace({ stateHash: 'row', organisationId: 'org' })],
    ['provider_visits', secretPlaceOf('row')],
  ] as const)('names the places for which the values of %s are sealed', (table, place) => {
    const column = sealedColumns.find((each) => each.table === table)
    expect(place).toEqual({
      organisation: column?.organisation ? 'org' : '',
      table,
      row: column?.row === 'organisation_id' ? 'org' : 'row',
      field: column?.field,
    })
  })

  it('opens the mail and the stored responses of a real server', async () => {
    const id = randomUUID()
    const sealed = createSecretBox(oldKey).seal('{}', {
      organisation: '',
      table: 'outbox',
      row: id,
      field: 'sealed',
    })
    const now = new Date()
    const mail = { id, kind: 'code', recipient: 'a@b.example', sealed, created_at: now, due_at: now }
    await storage.db.insertInto('outbox').values(mail).execute()
    expect(await rotateSecrets(storage, tools)).toEqual({ resealed: 1, unopened: 0 })
  })
})
