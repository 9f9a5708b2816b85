import { safeName } from '@tributary/domain'
import { isReservedSchema, schemaNamed } from '@tributary/sdk/rules'
import { syncMessages } from '../sync.messages.ts'
import { literal, quoted } from './identifier.ts'
import { SyncFailure } from './sync-failure.ts'
import type { SqlConnection } from './sync-session.ts'

/** Schemas of the database's own, and of ours. */
export const isReserved = (schema: string): boolean => isReservedSchema(schema, 'ours')

/** The schema a connector's tables go to: `target.schema` (connectors spec 3), else the organisation's code. */
export function targetSchemaName(
  targetSchema: string | undefined,
  code: string | null,
  reserved: (schema: string) => boolean = isReserved,
): string {
  if (!targetSchema && !code) throw new SyncFailure(syncMessages.noSchema, { code: 'settings' })
  const name = targetSchema ? schemaNamed(targetSchema) : safeName(code ?? '')
  if (!name) throw new SyncFailure(syncMessages.badSchema, { code: 'settings' })
  if (reserved(name)) throw schemaTaken(name)
  return name
}

export const schemaTaken = (schema: string) =>
  new SyncFailure(syncMessages.schemaTaken(schema), { code: 'settings' })

/** What a schema's comment says when it is this organisation's. */
export const ownerComment = (organisationId: string): string => `Tributary organisation ${organisationId}`

/**
 * Makes the schema, or makes sure that it is this organisation's. A comment on it says whose it is: without that,
 * one organisation could name another's schema, or ours, as its target.
 */
export async function ensureSchema(connection: SqlConnection, schema: string, organisationId: string) {
  const { query } = connection
  await query('select pg_advisory_xact_lock(hashtext($1))', [`schema ${schema}`])
  const found = await foundSchema(connection, schema, organisationId)
  if (found === 'taken') throw schemaTaken(schema)
  if (found) return
  const owner = literal(ownerComment(organisationId))
  await query(`create schema ${quoted(schema)}; comment on schema ${quoted(schema)} is ${owner}`)
}

/** Whether a schema is there, and whose; undefined when it is not. */
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

/** Whether another organisation's code names this schema, even before its first refresh has made it. */
export async function belongsToAnother({ query }: SqlConnection, schema: string, organisationId: string) {
  const { rows } = await query('select code from organisations where id <> $1 and code is not null', [
    organisationId,
  ])
  return rows.some((row) => safeName(String(row.code)) === schema)
}
