import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../storage/schema.ts'
import { pacingOf, type Rate, type RateLimits } from './rate-limits.ts'

/**
 * Rates in the database, so that all servers on it share them. The database's clock counts, because the servers' clocks
 * may differ. Keys are stored as hashes: some are credentials.
 */
export const storedRateLimits = (db: Kysely<Database>): RateLimits => ({
  async reserve(rate, longestMs) {
    const { interval, ahead } = pacingOf(rate)
    const { rows } = await sql<{ wait: number }>`
      insert into source_rate_limits as held (key, next_at)
      values (${hashOf(rate)}, clock_timestamp() + ${span(interval)})
      on conflict (key) do update
        set next_at = greatest(held.next_at, clock_timestamp()) + ${span(interval)}
        where held.next_at <= clock_timestamp() + ${span(ahead + longestMs)}
      returning ${remaining} as wait`.execute(db)
    const [reserved] = rows
    if (reserved) return Math.max(0, Math.ceil(reserved.wait - interval - ahead))
    return Math.max(longestMs + 1, Math.ceil((await remainingOf(db, rate)) - ahead))
  },
  async hold(rate, until) {
    const at = new Date(until.getTime() + pacingOf(rate).ahead)
    await db
      .insertInto('source_rate_limits')
      .values({ key: hashOf(rate), next_at: at })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({ next_at: sql`greatest(source_rate_limits.next_at, ${at})` }),
      )
      .execute()
  },
})

const remaining = sql`(extract(epoch from next_at - clock_timestamp()) * 1000)::float8`

async function remainingOf(db: Kysely<Database>, rate: Rate): Promise<number> {
  const { rows } = await sql<{ wait: number }>`
    select ${remaining} as wait from source_rate_limits where key = ${hashOf(rate)}`.execute(db)
  return rows[0]?.wait ?? 0
}

const span = (ms: number) => sql`${ms}::float8 * interval '1 millisecond'`

const hashOf = ({ key }: Rate) => createHash('sha256').update(key).digest('hex')

/** Deletes rates of accounts that may be used without a pause. */
export const pruneRateLimits = (db: Kysely<Database>, now: Date) =>
  db.deleteFrom('source_rate_limits').where('next_at', '<', now).execute()
