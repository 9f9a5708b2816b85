import { type AliasedExpression, type Kysely, type Selectable, sql } from 'kysely'
import { anyOf } from '../../storage/any-of.ts'
import { compileOnce } from '../../storage/compile-once.ts'
import type { Database } from '../../storage/schema.ts'
import { isTypeNamed, type TypeColumn } from '../connector-types.queries.ts'
import { shownTo, type View, type Viewer, visibleConnectors } from '../connectors.queries.ts'

type Db = Kysely<Database>

/** A page of the history of the visible connectors of a type. */
export type RunsPage = {
  /** Undefined for connectors of every type. */
  typeNameOrId: string | undefined
  /** Their ids; undefined for all of the type. */
  connectors: readonly string[] | undefined
  /** The most runs of one connector. */
  each: number | undefined
  limit: number
  /** The id of a run: only older ones. */
  before: string | undefined
}

type Runs = AliasedExpression<Selectable<Database['refresh_runs']>, 'run'>

/** The values of a page, without those that it has not. */
type PageValues = {
  type: string
  connectors: readonly string[] | undefined
  each: number | undefined
  limit: number
  before: string | undefined
}

type CompiledPage = PageValues & { view: View; column: TypeColumn | false }

const connectorsOf = (db: Db, { view, column, type, connectors }: CompiledPage) =>
  visibleConnectors(db, view)
    .$if(column !== false, (query) =>
      query.where('connectors.connector_type_id', 'in', (types) =>
        types
          .selectFrom('connector_types')
          .select('connector_types.id')
          .where(column || 'connector_types.id', '=', type),
      ),
    )
    .$if(connectors !== undefined, (query) => query.where('connectors.id', '=', anyOf(connectors ?? [])))

/** The runs before one, newest first. */
const newestRuns = (db: Db, before: string | undefined, limit: number) =>
  db
    .selectFrom('refresh_runs')
    .selectAll('refresh_runs')
    .$if(before !== undefined, (query) =>
      query.where(
        sql<boolean>`(refresh_runs.triggered_at, refresh_runs.id)
          < ((select page.triggered_at from refresh_runs as page where page.id = ${before}::uuid), ${before}::uuid)`,
      ),
    )
    .orderBy('refresh_runs.triggered_at', 'desc')
    .orderBy('refresh_runs.id', 'desc')
    .limit(limit)

/** At most `each` runs of each connector. */
const runsOfEach = (db: Db, page: CompiledPage, each: number): Runs =>
  connectorsOf(db, page)
    .innerJoinLateral(
      newestRuns(db, page.before, each)
        .where(sql<boolean>`refresh_runs.connector_id = connectors.id`)
        .as('newest'),
      (join) => join.onTrue(),
    )
    .selectAll('newest')
    .as('run')

/** The runs of an organisation's own connectors have an index by time. Those shared with it are few. */
const runsOfAll = (db: Db, page: CompiledPage): Runs => {
  const newest = newestRuns(db, page.before, page.limit).where(
    'refresh_runs.connector_id',
    'in',
    connectorsOf(db, page).select('connectors.id'),
  )
  const own = newest.where('refresh_runs.organisation_id', '=', page.view.organisationId)
  const shared = newest.where('refresh_runs.connector_id', 'in', shownTo(db, page.view.organisationId))
  return db
    .selectFrom(own.as('own'))
    .selectAll()
    .unionAll(db.selectFrom(shared.as('shared')).selectAll())
    .as('run')
}

/** The newest runs of the visible connectors of a type. */
export const latestRuns = (
  db: Db,
  view: View,
  { typeNameOrId, connectors, each, limit, before }: RunsPage,
) => {
  const { organisationId, userId, all, deleted } = view
  const [column, , type] = typeNameOrId === undefined ? everyType : isTypeNamed(typeNameOrId)
  const values = { organisationId, userId, type, connectors, each, limit, before }
  const given = [connectors, each, before].map((value) => value !== undefined)
  return compiledRuns(
    db,
    values,
    all,
    deleted,
    column,
    given[0] === true,
    given[1] === true,
    given[2] === true,
  )
}

const everyType = [false, '=', ''] as const

const compiledRuns = compileOnce(
  (
    db,
    { organisationId, userId, type, limit, connectors, each, before }: PageValues & Viewer,
    all: boolean,
    deleted: boolean,
    column: TypeColumn | false,
    withConnectors: boolean,
    withEach: boolean,
    withBefore: boolean,
  ) =>
    runsOfPage(db, {
      type,
      limit,
      connectors: withConnectors ? connectors : undefined,
      each: withEach ? each : undefined,
      before: withBefore ? before : undefined,
      view: { organisationId, userId, all, deleted },
      column,
    }),
)

const runsOfPage = (db: Db, page: CompiledPage) =>
  db
    .selectFrom(page.each === undefined ? runsOfAll(db, page) : runsOfEach(db, page, page.each))
    // The user who cancelled the run, else the one who requested it.
    .leftJoin('users', (join) =>
      join.on((is) => is('users.id', '=', is.fn.coalesce('run.cancelled_by', 'run.requested_by'))),
    )
    .select([
      'run.id',
      'run.connector_id as clientConnectorId',
      'run.state',
      'run.trigger',
      'run.full_sync as fullSync',
      'run.triggered_at as triggeredAt',
      'run.started_at as startedAt',
      'run.completed_at as completedAt',
      'run.rows',
      'run.detail',
      'run.error',
      'run.forbidden',
      'run.cause',
      'run.retry_at as retryAt',
      'run.left_out as leftOut',
      'run.left_out_cause as leftOutCause',
      'run.request_id as requestId',
      'users.first_name as firstName',
      'users.last_name as lastName',
    ])
    .orderBy('run.triggered_at', 'desc')
    .orderBy('run.id', 'desc')
    .limit(page.limit)
