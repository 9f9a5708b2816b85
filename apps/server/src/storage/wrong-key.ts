import { type Kysely, sql } from 'kysely'
import type { Database } from './schema.ts'
import { keyIdOf } from './secret-box.ts'

/** The secrets in the database were sealed with a different key. */
export class WrongKey extends Error {
  override name = 'WrongKey'
}

/**
 * Throws if none of the lasting secrets in the database was sealed with this key. One is enough: the others may be left
 * from a key that was changed on purpose.
 */
export async function refuseWrongKey(db: Kysely<Database>, masterKey: Uint8Array): Promise<void> {
  const { rows } = await sql<{ any: boolean; own: boolean }>`
    with secrets as (
      select sealed from connector_properties where sealed is not null
      union all select sealed from provider_grants where sealed is not null
      union all select password_sealed from database_credentials
      union all select password_sealed from xero2sql_tenants where password_sealed is not null
    )
    select exists (select from secrets) as any,
      exists (select from secrets where split_part(sealed, '.', 2) = ${keyIdOf(masterKey)}) as own`.execute(
    db,
  )
  if (rows[0]?.any && !rows[0].own)
    throw new WrongKey(
      'ENCRYPTION_KEY is not the key that the secrets in the database were sealed with. Set the previous key, or restore the file "encryption-key" in DATA_DIR.',
    )
}
