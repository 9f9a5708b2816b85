import { safeName } from '@tributary/domain'
import { isReservedSchema, schemaNamed } from '@tributary/sdk/connectors'
import { syncMessages } from '../sync.messages.ts'
import { SyncFailure } from '../sync-failure.ts'

/** Whether a schema belongs to the database system or to us. */
export const isReserved = (schema: string): boolean => isReservedSchema(schema, 'ours')

/** Returns the schema of a connector's tables: `target.schema`, else the organisation's code. */
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
