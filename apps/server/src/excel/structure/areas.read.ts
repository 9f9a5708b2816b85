import type { Area, Named, Subarea } from '@tributary/domain'
import type { Kysely } from 'kysely'
import { eventLoopTurn } from '../../http/event-loop-turn.ts'
import type { Database } from '../../storage/schema.ts'
import { automaticAreas, everySubarea, linkedAreas, linkedSubareas } from '../links/area-links.queries.ts'
import { areaRows } from './areas.queries.ts'
import type { ListScope, WithLinks } from './list-scope.ts'
import { namesBy, sortedByName } from './names.ts'
import { subareaRows } from './subareas.queries.ts'

type Db = Kysely<Database>

const MANY_ROWS = 1_000

/** Yields to other requests before many rows are processed. */
async function yieldIfMany<Row>(reading: Row[] | Promise<Row[]>): Promise<Row[]> {
  const rows = await reading
  if (rows.length >= MANY_ROWS) await eventLoopTurn()
  return rows
}

type InOrganisation = { organisationId: string; id: string; name: string }

const byOrganisation = (rows: readonly InOrganisation[]) =>
  namesBy(
    rows,
    (row) => row.organisationId,
    ({ id, name }) => ({ id, name }),
  )

/** Areas with their links, sorted by name. Takes three queries, however many areas there are. */
export async function areasIn(db: Db, scope: ListScope & WithLinks): Promise<Area[]> {
  const rows = await areaRows(db, scope)
  const spelledOut = rows.filter((row) => row.automatic && scope.links !== 'custom')
  const automaticIn = [...new Set(spelledOut.map((row) => row.organisationId))]
  const every = byOrganisation(automaticIn.length > 0 ? await everySubarea(db, automaticIn) : [])
  const linked = namesBy(
    await yieldIfMany(linkedSubareas(db, scope)),
    (link) => link.areaId,
    (link) => ({ id: link.subareaId, name: link.subareaName }),
  )
  return sortedByName(await yieldIfMany(rows)).map(
    ({ id, name, organisationId, automatic, statusId, statusName }) => ({
      id,
      name,
      organisationId,
      status: { id: statusId, name: statusName },
      subareaLinkType: automatic ? 'automatic' : 'custom',
      subareas: automatic ? every(organisationId) : linked(id),
      allCurrentAndFuture: automatic,
    }),
  )
}

/** Sub-areas with the areas they are linked to, sorted by name. Takes three queries. */
export async function subareasIn(db: Db, scope: ListScope & WithLinks): Promise<Subarea[]> {
  const rows = await subareaRows(db, scope)
  const spelledOut = scope.links === 'custom' ? [] : scope.organisationIds
  const automatic = byOrganisation(spelledOut.length > 0 ? await automaticAreas(db, spelledOut) : [])
  const custom = namesBy(
    await yieldIfMany(linkedAreas(db, scope)),
    (link) => link.subareaId,
    (link) => ({ id: link.areaId, name: link.areaName }),
  )
  return sortedByName(await yieldIfMany(rows)).map(
    ({ id, name, organisationId, listOrder, statusId, statusName }) => ({
      id,
      name,
      organisationId,
      listOrder,
      status: { id: statusId, name: statusName },
      areas: merged(automatic(organisationId), custom(id)),
    }),
  )
}

// Most sub-areas are linked to automatic areas only and share one list.
const merged = (automatic: Named[], custom: Named[]) =>
  custom.length === 0 ? automatic : sortedByName([...automatic, ...custom])
