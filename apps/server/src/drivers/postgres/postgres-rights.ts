import type pg from 'pg'
import { targetFailure } from '../target-failure.ts'

const rights = `select n.oid is not null as found,
    has_schema_privilege(n.oid, 'USAGE') and has_schema_privilege(n.oid, 'CREATE') as may
  from (select) as one left join pg_namespace n on n.nspname = $1`

/** Throws a `TargetFailure` unless tables can be created in the schema. */
export async function assertSchemaWritable(client: pg.Client, schema: string) {
  const { rows } = await client.query<{ found: boolean; may: boolean | null }>(rights, [schema])
  if (!rows[0]?.found) throw targetFailure('schemaMissing')
  if (!rows[0].may) throw targetFailure('mayNotCreate')
}
