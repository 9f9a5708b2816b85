import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testStorage } from '../../test/support/test-storage.ts'
import { createSecretBox, keyIdOf } from './secret-box.ts'
import type { Storage } from './storage.ts'
import { refuseWrongKey, WrongKey } from './wrong-key.ts'

const [first, second] = [randomBytes(32), randomBytes(32)]

let storage: Storage
beforeAll(async () => {
  storage = await testStorage()
})
afterAll(() => storage.close())

/** Stores a secret sealed with this key. */
const keep = async (key: Uint8Array) => {
  const organisation = randomUUID()
  const place = { organisation, table: 'database_credentials', row: organisation, field: 'password' }
  const sealed = createSecretBox(key).seal('secret', place)
  await sql`with kept as (
      insert into organisations (id, client_key, company_name)
      values (${organisation}::uuid, ${organisation}, 'Any') returning id
    )
    insert into database_credentials (organisation_id, host, database, schema, username, password_sealed)
    select id, 'h', 'd', 's', 'u', ${sealed} from kept`.execute(storage.db)
}

it('accepts any key while nothing is sealed', async () => {
  await expect(refuseWrongKey(storage.db, first)).resolves.toEqual({})
})

it('rejects a key that did not seal any secret', async () => {
  await keep(first)
  await expect(refuseWrongKey(storage.db, second)).rejects.toBeInstanceOf(WrongKey)
  await keep(second)
  await expect(refuseWrongKey(storage.db, second)).resolves.toEqual({ [keyIdOf(first)]: 1 })
})

it('accepts several keys, and reports none as lost that is among them', async () => {
  await expect(refuseWrongKey(storage.db, second, first)).resolves.toEqual({})
})
