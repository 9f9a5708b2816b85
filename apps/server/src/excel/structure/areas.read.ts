import type { Area, Named, Subarea } from '@tributary/domain'
import type { Kysely } from 'kysely'
import { eventLoopTurn } from '../../http/event-loop-turn.ts'
import type { Database } from '../../storage/schema.ts'
import { readTogether } from '../../storage/share-round-trips.ts'
import {
  automaticAreas,
  linkedAreas,
  linkedSubareas,
  subareasOfAutomatic,
} from '../links/area-links.queries.ts'
import { areaRows } from './areas.queries.ts'
import type { ListScope, WithLinks } from './list-scope.ts'
import { namesBy, sortedByName } from './names.ts'
import { subareaRows } from './subareas.queries.ts'

type Db = Kysely<Database>

const MANY_ROWS = 1_000

/** Yields to other requests before many rows are processed. */
async function yieldIfMany<Row>(rows: Row[]): Promise<Row[]> {
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

/** Areas with their links, sorted by name. Takes one round trip, however many areas there are. */
export async function areasIn(db: Db, scope: ListScope & WithLinks): Promise<Area[]> {
  const [rows, everyRow, linkRows] = await readTogether(db, (trip) =>
    Promise.all([
      areaRows(trip, scope),
      scope.links === 'custom' ? [] : subareasOfAutomatic(trip, scope),
      linkedSubareas(trip, scope),
    ]),
  )
  const every = byOrganisation(everyRow)
  const linked = namesBy(
    await yieldIfMany(linkRows),
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

/** Sub-areas with the areas they are linked to, sorted by name. Takes one round trip. */
export async function subareasIn(db: Db, scope: ListScope & WithLinks): Promise<Subarea[]> {
  const [rows, automaticRows, linkRows] = await readTogether(db, (trip) =>
    Promise.all([
      subareaRows(trip, scope),
      scope.links === 'custom' ? [] : automaticAreas(trip, { organisationIds: scope.organisationIds }),
      linkedAreas(trip, scope),
    ]),
  )
  const automatic = byOrganisation(automaticRows)
  const custom = namesBy(
    await yieldIfMany(linkRows),
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
