import { NAME_MAX_BYTES, truncateToBytes } from '@tributary/domain'

const ofOurs = new Set(['public', 'pgboss', 'tributary'])

/** The schema that a `target.schema` names, in lower case; null when it cannot be the name of one. */
export function schemaNamed(text: string): string | null {
  const name = text.trim().normalize('NFC').toLowerCase().normalize('NFC')
  const fits = /^\p{L}[\p{L}\p{M}\p{N}_]*$/u.test(name) && truncateToBytes(name, NAME_MAX_BYTES) === name
  return fits ? name : null
}

/**
 * Whether a schema is the system's: `own` is a database of the customer's, where all but those of the database itself are
 * theirs to choose; `ours` is the one where we store the data.
 */
export const isReservedSchema = (schema: string, database: 'own' | 'ours'): boolean =>
  schema.startsWith('pg_') || schema === 'information_schema' || (database === 'ours' && ofOurs.has(schema))
