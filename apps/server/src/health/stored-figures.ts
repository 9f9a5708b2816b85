import { type Kysely, sql } from 'kysely'
import type { Database } from '../storage/schema.ts'

export type StoredFigures = {
  queued: number
  running: number
  oldestQueuedSeconds: number
  mails: number
  failedMails: number
  oldestDueMailSeconds: number
  sessions: number
}

/** Reads the figures of the queue, the outbox and the sessions. */
async function readFigures(db: Kysely<Database>, now: Date): Promise<StoredFigures> {
  const { rows } = await sql<StoredFigures>`select
      (select count(*) from refresh_runs where state = 'queued')::int as "queued",
      (select count(*) from refresh_runs where state = 'running')::int as "running",
      (select ${since(sql`min(triggered_at)`, now)} from refresh_runs where state = 'queued') as "oldestQueuedSeconds",
      (select count(*) from outbox where sent_at is null and failed_at is null)::int as "mails",
      (select count(*) from outbox where failed_at is not null)::int as "failedMails",
      (select ${since(sql`min(due_at)`, now)} from outbox where sent_at is null and failed_at is null) as "oldestDueMailSeconds",
      (select count(*) from sessions where ended_at is null
        and active_at > ${new Date(now.getTime() - IDLE_MS)}::timestamptz
        and created_at > ${new Date(now.getTime() - LONGEST_MS)}::timestamptz)::int as "sessions"`.execute(db)
  if (!rows[0]) throw new Error('The figures have no row.')
  return rows[0]
}

const MINUTE = 60_000
const IDLE_MS = 30 * MINUTE
const LONGEST_MS = 12 * 60 * MINUTE

const since = (at: ReturnType<typeof sql>, now: Date) =>
  sql`greatest(0, coalesce(extract(epoch from ${now}::timestamptz - ${at}), 0))::float8`

/** How long figures are reused, so that no number of scrapers adds load. */
const FRESH_MS = 5_000
const MOST_MS = 2_000

/** Returns the figures, at most {@link FRESH_MS} old. Undefined if the database does not respond in time. */
export function recentFigures(
  db: Kysely<Database>,
  clock: () => Date,
): () => Promise<StoredFigures | undefined> {
  let last: { readAt: number; figures: Promise<StoredFigures | undefined> } | undefined
  return () => {
    if (!last || performance.now() - last.readAt > FRESH_MS)
      last = { readAt: performance.now(), figures: orNothing(readFigures(db, clock())) }
    return last.figures
  }
}

function orNothing(reading: Promise<StoredFigures>): Promise<StoredFigures | undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(resolve, MOST_MS, undefined)
  return Promise.race([reading.catch(() => undefined), promise]).finally(() => clearTimeout(timer))
}
