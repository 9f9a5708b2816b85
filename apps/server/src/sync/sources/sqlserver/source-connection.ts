import sql from 'mssql'
import type { ConnectLimits, ConnectOptions, DatabaseAddress } from '../../../drivers/connect-options.ts'
import type { SocketLimits } from '../../../drivers/limited-socket.ts'
import { opensNotThisDatabase } from '../../../drivers/sqlserver/sqlserver-failure.ts'
import { newPool, whyNotOpened } from '../../../drivers/sqlserver/sqlserver-pool.ts'
import { checkTarget, type OutboundRules, refusalReason } from '../../../outbound/outbound.ts'
import { rowLimits } from '../../row-limits.ts'
import { SourceFailure } from '../../source-failure.ts'
import { sqlServerMessages } from './sqlserver.messages.ts'
import type { SqlServerSettings } from './sqlserver-settings.ts'
import { sourceFailure, sqlServerSourceFailure } from './sqlserver-source-failure.ts'

/** A signed-in connection and facts about its database. */
export type SqlServerSession = {
  readonly pool: sql.ConnectionPool
  /** The error numbers the server sent since the last request began. */
  readonly errors: number[]
  readonly created: string
  close(): void
}

export type SourceConnecting = {
  readonly outbound: OutboundRules
  readonly limits: ConnectLimits
  /** Which certificates are not verified: none, those of this machine, or all. Only the installation may choose. */
  readonly trust: 'none' | 'loopback' | 'all'
}

// Reading a table may take any time. Silence is detected row by row.
const unlimited: SocketLimits = { bytes: Number.POSITIVE_INFINITY, ms: 2 ** 31 - 1 }
const LOOPBACK = '127.0.0.1'
/** Two bytes per character, and a little more, so that a value that is too long is detected. */
const valueBytes = 2 * rowLimits.valueBytes + 16

const aboutDatabase = `select convert(varchar(33), d.create_date, 126) as created,
    d.snapshot_isolation_state as snapshots,
    (select count(*) from sys.tables t where t.is_memory_optimized = 1) as inMemory
  from sys.databases d where d.database_id = db_id()`

type About = { created: string; snapshots: number; inMemory: number }

/** Resolves and checks the address. Reports unknown names and forbidden addresses differently. */
export async function sourcePlace(
  { host, port }: SqlServerSettings,
  outbound: OutboundRules,
): Promise<DatabaseAddress> {
  try {
    const { address } = await checkTarget(host, outbound, port)
    return { host, port, address }
  } catch (error) {
    if (refusalReason(error) === 'private') throw sourceFailure('privateAddress', error)
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code !== 'ENOTFOUND' && code !== 'EAI_AGAIN') throw sourceFailure('refused', error)
    throw new SourceFailure(sqlServerMessages.unknownHost, { code: 'host-unknown', cause: error })
  }
}

/** Signs in. With snapshot isolation, where the database has it, every statement sees the rows as of its start. */
export async function openSqlServer(
  place: DatabaseAddress,
  settings: SqlServerSettings,
  { limits, trust }: SourceConnecting,
): Promise<SqlServerSession> {
  const trustCertificates = trust === 'all' || (trust === 'loopback' && place.address === LOOPBACK)
  const options: ConnectOptions = { limits, trustCertificates, socket: unlimited, valueBytes }
  const errors: number[] = []
  const pool = newPool(place, settings, options, errors)
  try {
    await pool.connect()
    const [about] = (await pool.request().query<About>(aboutDatabase)).recordset
    // As a batch: inside a call the setting would end with the call. Memory-optimised tables refuse it.
    if (about?.snapshots === 1 && about.inMemory === 0)
      await pool.request().batch('set transaction isolation level snapshot')
    return { pool, errors, created: about?.created ?? '', close: () => void closeQuietly(pool) }
  } catch (error) {
    const waitMs = pool.connected ? limits.idleMs : limits.connectMs
    closeQuietly(pool)
    if (!opensNotThisDatabase(errors)) throw sqlServerSourceFailure(error, errors, waitMs)
    throw sourceFailure(await whyNotOpened(place, settings, options), error)
  }
}

const closeQuietly = (pool: sql.ConnectionPool) => pool.close().catch(() => undefined)

/** Returns the lowest rowversion that an open transaction may still commit. All lower ones are visible. */
export async function activeRowversion({ pool }: SqlServerSession): Promise<Buffer> {
  const { recordset } = await pool
    .request()
    .query<{ active: Buffer }>('select min_active_rowversion() as active')
  return recordset[0]?.active ?? Buffer.alloc(8)
}

export const rowversionType = sql.Binary
