import pg from 'pg'
import type { DatabaseLimits } from './database-limits.ts'
import type { Listener } from './storage.ts'

type Place = { readonly databaseUrl: string; readonly limits: Pick<DatabaseLimits, 'connectMs'> }

const CHECK_EVERY_MS = 10_000
const RECONNECT_MS = 1_000

// A pooler may give the next statement a different session, which does not listen.
const stillListens =
  'select count(*)::int as found from pg_listening_channels() as channel where channel = $1'

/** Listens on a separate connection, and connects again when that is lost. Throws if the first connection fails. */
export async function listenTo(
  { databaseUrl, limits }: Place,
  { channel, onNotification, onConnect, onLost }: Listener,
): Promise<{ close(): Promise<void> }> {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false

  async function connect() {
    const next = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: limits.connectMs,
      query_timeout: limits.connectMs,
      keepAlive: true,
    })
    next.on('notification', ({ payload = '' }) => onNotification(payload))
    next.on('error', () => undefined)
    client = next
    await next.connect()
    await next.query(`listen ${next.escapeIdentifier(channel)}`)
    next.on('end', () => void reconnect(next))
    schedule(() => check(next), CHECK_EVERY_MS)
    onConnect()
  }

  function schedule(work: () => Promise<void>, ms: number) {
    clearTimeout(timer)
    if (!closed) timer = setTimeout(() => void work(), ms)
  }

  async function check(current: pg.Client) {
    try {
      const { rows } = await current.query<{ found: number }>(stillListens, [channel])
      if (rows[0]?.found !== 1) throw new Error('The session no longer listens')
      schedule(() => check(current), CHECK_EVERY_MS)
    } catch {
      await reconnect(current)
    }
  }

  /** Replaces a connection; does nothing if another one has replaced it already. */
  async function reconnect(old: pg.Client | undefined) {
    if (closed || client !== old) return
    client = undefined
    if (old) onLost?.()
    breakOff(old)
    await connect().catch(() => {
      breakOff(client)
      client = undefined
      schedule(() => reconnect(undefined), RECONNECT_MS)
    })
  }

  await connect().catch((error) => {
    breakOff(client)
    throw error
  })
  return {
    async close() {
      closed = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}

/** Closes a connection without waiting for the server, which may be silent. */
const breakOff = (client: pg.Client | undefined) => client?.connection.stream.destroy()
