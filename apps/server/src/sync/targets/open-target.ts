import {
  connectionErrors,
  parseConnectionString,
  readTargetHost,
  type TargetHost,
} from '@tributary/sdk/rules'
import type { SocketLimits } from '../../database/targets/limited-socket.ts'
import { placeOf } from '../../database/targets/target-databases.ts'
import { TargetFailure } from '../../database/targets/target-failure.ts'
import { type TargetLimits, targetLimits } from '../../database/targets/target-place.ts'
import type { Storage } from '../../storage/storage.ts'
import type { SyncConnector } from '../engine/sync-connector.ts'
import { SyncFailure } from '../engine/sync-failure.ts'
import { targetSchemaName } from '../engine/target-schema.ts'
import type { OutboundRules } from '../outbound.ts'
import { syncMessages } from '../sync.messages.ts'
import { noSoonerThanFloor, type Pacing, realPacing } from '../unreachable-floor.ts'
import { ownTarget } from './own-target.ts'
import type { SyncTarget } from './sync-target.ts'
import { targetRegistry } from './target-registry.ts'

export type OpenTargetOptions = {
  readonly storage: Storage
  readonly outbound: OutboundRules
  /** Whether certificates of customers' databases go unverified. */
  readonly trustCertificates?: boolean
  readonly limits?: TargetLimits
  readonly pacing?: Pacing
}

/** Whose tables go where. */
export type TargetOf = Pick<SyncConnector, 'properties' | 'organisationCode'> & {
  readonly organisationId: string
}

export type OpenedTarget = { readonly target: SyncTarget; readonly schema: string }

/** Where a connector's tables go, and to which schema there. Throws what is wrong with its settings; connects later. */
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
    const schema = targetSchemaName(named, organisationCode, isSystems)
    return { target: customersTarget(text, schema, options, signal), schema }
  }

/** Schemas of the database's own; the others are the customer's to choose. */
const isSystems = (schema: string) =>
  schema.startsWith('pg_') || ['information_schema', 'sys'].includes(schema)

function customersTarget(
  text: string,
  schema: string,
  { outbound, trustCertificates = false, limits = targetLimits, pacing = realPacing }: OpenTargetOptions,
  signal: AbortSignal,
): SyncTarget {
  const { host, fields } = readConnection(text)
  const open = targetRegistry[host.engine]
  if (!open) throw new SyncFailure(syncMessages.notThisDatabase, { code: 'unsupported' })
  const { initialCatalog: database, userId: user, password, dataSource } = fields
  return open({
    place: `${host.engine}://${host.host}:${host.port}/${database}`,
    credentials: { host: dataSource, database, schema, user, password },
    locate: () => placeOf(host, outbound),
    reaching: (work) => noSoonerThanFloor(work, isUnreachable, pacing),
    options: { limits, trustCertificates, socket: patient },
    signal,
  })
}

/** As long as a refresh may take. What a database answers to it stays as short as ever: rows go the other way. */
const patient: SocketLimits = { bytes: 32 * 1024 * 1024, ms: 23 * 60 * 60_000 }

const isUnreachable = (error: unknown) => error instanceof TargetFailure && error.unreachable

function readConnection(text: string) {
  const fields = parseConnectionString(text)
  const host: TargetHost | null = fields && readTargetHost(fields.dataSource)
  if (!fields || !host || Object.keys(connectionErrors(fields)).length > 0)
    throw new SyncFailure(syncMessages.badConnectionString, { code: 'settings' })
  return { fields, host }
}
