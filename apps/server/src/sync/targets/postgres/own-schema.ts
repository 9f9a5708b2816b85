import { safeName } from '@tributary/domain'
import { quoteIdentifier, quoteLiteral } from '../../../drivers/postgres/postgres-quoting.ts'
import type { SqlConnection } from '../../../drivers/postgres/sql-connection.ts'
import { schemaTaken } from '../target-schema.ts'

/** Returns the comment that marks a schema as this organisation's. */
export const ownerComment = (organisationId: string): string => `Tributary organisation ${organisationId}`

/**
 * Creates the schema, or checks that it is this organisation's. A comment on it names the owner. Without it, an
 * organisation could choose another's schema, or one of ours, as its target.
 */
export async function ensureSchema(connection: SqlConnection, schema: string, organisationId: string) {
  const { query } = connection
  await query('select pg_advisory_xact_lock(hashtext($1))', [`schema ${schema}`])
  const found = await foundSchema(connection, schema, organisationId)
  if (found === 'taken') throw schemaTaken(schema)
  if (found) return
  const owner = quoteLiteral(ownerComment(organisationId))
  await query(
    `create schema ${quoteIdentifier(schema)}; comment on schema ${quoteIdentifier(schema)} is ${owner}`,
  )
}

/** Returns whether an existing schema is this organisation's; undefined when it does not exist. */
export async function foundSchema({ query }: SqlConnection, schema: string, organisationId: string) {
  const { rows } = await query(
    `select obj_description(oid, 'pg_namespace') as owner, nspname = current_schema() as ours
     from pg_namespace where nspname = $1`,
    [schema],
  )
  const [found] = rows
  if (!found) return undefined
  return found.ours || found.owner !== ownerComment(organisationId) ? 'taken' : 'own'
}

/** Whether another organisation's code gives this schema name, even before its first refresh creates it. */
export async function belongsToAnother({ query }: SqlConnection, schema: string, organisationId: string) {
  const { rows } = await query(
    `select code from organisations where id <> $1 and code is not null
     union all select code from deleted_organisations where code is not null`,
    [organisationId],
  )
  return rows.some((row) => safeName(String(row.code)) === schema)
}
