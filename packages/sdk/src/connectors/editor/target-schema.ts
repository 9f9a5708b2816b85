import { NAME_MAX_BYTES, truncateToBytes } from '@tributary/domain'

const ofOurs = new Set(['public', 'pgboss', 'tributary'])

/** Returns the schema of a `target.schema` value in lower case; null when it is not a valid name. */
export function schemaNamed(text: string): string | null {
  const name = text.trim().normalize('NFC').toLowerCase().normalize('NFC')
  const fits = /^\p{L}[\p{L}\p{M}\p{N}_]*$/u.test(name) && truncateToBytes(name, NAME_MAX_BYTES) === name
  return fits ? name : null
}

/**
 * Whether a schema is reserved. `own` is a customer's database, which reserves only system schemas; `ours` is the
 * database where we store the data.
 */
export const isReservedSchema = (schema: string, database: 'own' | 'ours'): boolean =>
  schema.startsWith('pg_') || schema === 'information_schema' || (database === 'ours' && ofOurs.has(schema))
