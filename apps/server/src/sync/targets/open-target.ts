import { connectionErrors, parseConnectionString } from '@tributary/sdk/connectors'
import { readTargetHost, type TargetHost } from '@tributary/sdk/database'
import { type ConnectLimits, connectLimits } from '../../drivers/connect-options.ts'
import type { SocketLimits } from '../../drivers/limited-socket.ts'
import { locateDatabase } from '../../drivers/locate-database.ts'
import { TargetFailure } from '../../drivers/target-failure.ts'
import { type Pacing, realPacing, withMinimumFailureTime } from '../../outbound/min-failure-time.ts'
import type { OutboundRules } from '../../outbound/outbound.ts'
import type { Storage } from '../../storage/storage.ts'
import { syncMessages } from '../sync.messages.ts'
import { SyncFailure } from '../sync-failure.ts'
import { ownTarget } from './postgres/own-target.ts'
import type { SyncTarget } from './sync-target.ts'
import { targetRegistry } from './target-registry.ts'
import { targetSchemaName } from './target-schema.ts'

export type OpenTargetOptions = {
  readonly storage: Storage
  readonly outbound: OutboundRules
  /** Whether certificates of customers' databases are not verified. */
  readonly trustCertificates?: boolean
  readonly limits?: ConnectLimits
  readonly pacing?: Pacing
}

/** The connector that owns the tables. */
export type TargetOf = {
  /** The connector's settings, secrets decrypted. */
  readonly properties: ReadonlyMap<string, string>
  readonly organisationCode: string | null
  readonly organisationId: string
}

export type OpenedTarget = { readonly target: SyncTarget; readonly schema: string }

/** Returns the target and schema of a connector's tables. Throws for wrong settings; connects later. */
export type OpenTarget = (of: TargetOf, signal: AbortSignal) => OpenedTarget

export const syncTargets =
  (options: OpenTargetOptions): OpenTarget =>
  ({ properties, organisationCode, organisationId }, signal) => {
    const text = properties.get('target.connectionString')
    const named = properties.get('target.schema')
    if (!text)
      return {
        target: ownTarget(options.storage, organisationId),
        schema: targetSchemaName(named, organisationCode),
      }
    const schema = targetSchemaName(named, organisationCode, isSystemSchema)
    return { target: customerTarget(text, schema, options, signal), schema }
  }

/** Whether a schema belongs to the database system. The customer may choose any other. */
const isSystemSchema = (schema: string) =>
  schema.startsWith('pg_') || ['information_schema', 'sys'].includes(schema)

function customerTarget(
  text: string,
  schema: string,
  { outbound, trustCertificates = false, limits = connectLimits, pacing = realPacing }: OpenTargetOptions,
  signal: AbortSignal,
): SyncTarget {
  const { host, fields } = readConnection(text)
  const open = targetRegistry[host.engine]
  if (!open) throw new SyncFailure(syncMessages.notThisDatabase, { code: 'unsupported' })
  const { initialCatalog: database, userId: user, password, dataSource } = fields
  return open({
    place: `${host.engine}://${host.host}:${host.port}/${database}`,
    credentials: { host: dataSource, database, schema, user, password },
    locate: () => locateDatabase(host, outbound),
    reaching: (work) => withMinimumFailureTime(work, isUnreachable, pacing),
    options: { limits, trustCertificates, socket: refreshLimits },
    signal,
  })
}

/** The maximum duration of a refresh. Responses are short, because the rows are sent, not received. */
const refreshLimits: SocketLimits = { bytes: 32 * 1024 * 1024, ms: 23 * 60 * 60_000 }

const isUnreachable = (error: unknown) => error instanceof TargetFailure && error.unreachable

function readConnection(text: string) {
  const fields = parseConnectionString(text)
  const host: TargetHost | null = fields && readTargetHost(fields.dataSource)
  if (!fields || !host || Object.keys(connectionErrors(fields)).length > 0)
    throw new SyncFailure(syncMessages.badConnectionString, { code: 'settings' })
  return { fields, host }
}
