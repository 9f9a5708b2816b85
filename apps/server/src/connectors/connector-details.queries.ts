import type { AssignedUsers } from '@tributary/domain'
import { type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely'
import { anyOf } from '../storage/any-of.ts'
import { compileOnce } from '../storage/compile-once.ts'
import type { Database } from '../storage/schema.ts'
import { isTypeNamed, type TypeColumn } from './connector-types.queries.ts'
import { type View, type Viewer, visibleConnectors } from './connectors.queries.ts'

type Db = Kysely<Database>

/** Connectors whose details are read: those with these ids, or all that a view shows, of one type or of every type. */
export type Chosen = readonly string[] | { view: View; typeNameOrId: string | undefined }

type Values = Viewer & { ids: readonly string[]; type: string }
type Shape = readonly [byView: boolean, all: boolean, deleted: boolean, column: TypeColumn | false]

/**
 * Defines a query about chosen connectors. Those of a view are chosen by the query itself, so that it need not wait for
 * their ids.
 */
export function aboutChosen<Row>(
  build: (db: Db, viewer: Viewer, chosenIds: RawBuilder<string>) => { compile(): CompiledQuery<Row> },
): (db: Db, viewer: Viewer, chosen: Chosen) => Promise<Row[]> {
  const compiled = compileOnce((db, { organisationId, userId, ids, type }: Values, ...shape: Shape) => {
    const viewer = { organisationId, userId }
    return build(db, viewer, shape[0] ? idsInView(db, { ...viewer, type }, shape) : anyOf(ids))
  })
  return (db, { organisationId, userId }, chosen) => {
    const values = { organisationId, userId, ids: [], type: '' }
    if (!('view' in chosen)) return compiled(db, { ...values, ids: chosen }, false, false, false, false)
    const { view, typeNameOrId } = chosen
    const [column, , type] =
      typeNameOrId === undefined ? [false as const, '=', ''] : isTypeNamed(typeNameOrId)
    return compiled(db, { ...values, type }, true, view.all, view.deleted, column)
  }
}

const idsInView = (
  db: Db,
  { type, ...viewer }: Viewer & { type: string },
  [, all, deleted, column]: Shape,
) => {
  const ids = visibleConnectors(db, { ...viewer, all, deleted }).select('connectors.id')
  if (!column) return sql<string>`any(array(${ids}))`
  return sql<string>`any(array(${ids
    .innerJoin('connector_types', 'connector_types.id', 'connectors.connector_type_id')
    .where(column, '=', type)}))`
}

/** Properties without sealed values, which responses never need. */
export const propertiesOfConnectors = aboutChosen((db, { organisationId }, chosenIds) =>
  db
    .selectFrom('connector_properties')
    .select(['id', 'connector_id as connectorId', 'name', 'value'])
    .where('organisation_id', '=', organisationId)
    .where('connector_id', '=', chosenIds)
    .orderBy('name'),
)

/** The users that a card shows. */
const USERS_SHOWN = 10

type Assigned = AssignedUsers & { connectorId: string }

/** The number of assigned users of each connector, whether this user is one of them, and the first of them. */
export const assignedOf = aboutChosen((db, { organisationId, userId }, chosenIds) => ({
  compile: () =>
    sql<Assigned>`
      select connector_id as "connectorId", count(*)::int as count, bool_or(user_id = ${userId}) as self,
        json_agg(json_build_object('id', users.id, 'firstName', first_name, 'lastName', last_name) order by users.id)
          filter (where users.id is not null) as first
      from (
        select connector_id, user_id, row_number() over (partition by connector_id order by user_id) as place
        from connector_users
        where organisation_id = ${organisationId} and connector_id = ${chosenIds}
          and user_id not in (select id from users where kind = 'service')
      ) as assigned
      left join users on users.id = assigned.user_id and assigned.place <= ${USERS_SHOWN}
      group by connector_id`.compile(db),
}))
