import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../storage/schema.ts'
import { pacingOf, type Rate, type RateLimits } from './rate-limits.ts'

/**
 * Rates in the database, so that all servers on it share them. The database's clock counts, because the servers' clocks
 * may differ. Keys are stored as hashes: some are credentials.
 */
export const storedRateLimits = (db: Kysely<Database>): RateLimits => ({
  async reserve(rate) {
    const { interval, ahead } = pacingOf(rate)
    const { rows } = await sql<{ wait: number }>`
      insert into source_rate_limits as held (key, next_at)
      values (${hashOf(rate)}, clock_timestamp() + ${span(interval)})
      on conflict (key) do update
        set next_at = greatest(held.next_at, clock_timestamp()) + ${span(interval)}
      returning (extract(epoch from next_at - clock_timestamp()) * 1000)::float8 as wait`.execute(db)
    return Math.max(0, Math.ceil((rows[0]?.wait ?? 0) - interval - ahead))
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

const span = (ms: number) => sql`${ms}::float8 * interval '1 millisecond'`

const hashOf = ({ key }: Rate) => createHash('sha256').update(key).digest('hex')

/** Deletes rates of accounts that may be used without a pause. */
export const pruneRateLimits = (db: Kysely<Database>, now: Date) =>
  db.deleteFrom('source_rate_limits').where('next_at', '<', now).execute()
