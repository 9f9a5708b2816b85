import type { RefreshBucket } from '@tributary/domain'
import { type Kysely, sql } from 'kysely'
import { anyOf } from '../../storage/any-of.ts'
import { compileOnce } from '../../storage/compile-once.ts'
import type { Database } from '../../storage/schema.ts'
import { shownTo, type View, type Viewer, visibleConnectors } from '../connectors.queries.ts'

type Db = Kysely<Database>

/** The runs of a connector between two starts. `place` counts the starts from 1. */
export type BucketRow = Omit<RefreshBucket, 'from'> & { place: number }

/** Counts the runs of the visible connectors between the starts. The last one has no end. */
export const runsByBucket = (
  db: Db,
  { organisationId, userId, all, deleted }: View,
  starts: readonly Date[],
  connectors: readonly string[] | undefined,
): Promise<BucketRow[]> =>
  compiledHistory(
    db,
    { organisationId, userId, starts, first: starts[0], connectors: connectors ?? [] },
    all,
    deleted,
    connectors !== undefined,
  )

type Values = Viewer & {
  starts: readonly Date[]
  first: Date | undefined
  connectors: readonly string[]
}

/** The runs of an organisation's own connectors have an index by time. Those shared with it are few. */
const compiledHistory = compileOnce(
  (
    db,
    { organisationId, userId, starts, first, connectors }: Values,
    all: boolean,
    deleted: boolean,
    some: boolean,
  ) => {
    const view = { organisationId, userId, all, deleted }
    const ids = visibleConnectors(db, view)
      .$if(some, (query) => query.where('connectors.id', '=', anyOf(connectors)))
      .select('connectors.id')
    const runs = sql`select * from refresh_runs where triggered_at >= ${first} and connector_id in (${ids})`
    return {
      compile: () =>
        sql<BucketRow>`
          select connector_id as "clientConnectorId", width_bucket(triggered_at, ${starts}::timestamptz[]) as place,
            (count(*) filter (where state = 'succeeded'))::int as succeeded,
            (count(*) filter (where state in ('failed', 'interrupted')))::int as failed,
            (count(*) filter (where state = 'cancelled'))::int as cancelled,
            (count(*) filter (where state in ('queued', 'running')))::int as running,
            sum(rows)::float8 as rows,
            round(extract(epoch from max(completed_at - coalesce(started_at, triggered_at))) * 1000)::float8 as "longestMs",
            (array_agg(id order by state in ('failed', 'interrupted') desc, triggered_at desc, id desc))[1] as "runId"
          from (
            ${runs} and organisation_id = ${organisationId}
            union all
            ${runs} and connector_id in (${shownTo(db, organisationId)})
          ) as run
          group by 1, 2
          order by 2, 1`.compile(db),
    }
  },
)
