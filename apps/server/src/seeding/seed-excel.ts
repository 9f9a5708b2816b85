import type { Transaction } from 'kysely'
import { insertAreaGrant, insertMilestoneGrant } from '../excel/groups/grants.queries.ts'
import { insertLink, setAutomatic } from '../excel/links/area-links.queries.ts'
import { insertHelperTable } from '../excel/structure/helper-tables.queries.ts'
import { insertMilestone } from '../excel/structure/milestones.queries.ts'
import { insertRow } from '../excel/structure/named-rows.queries.ts'
import { nameKey } from '../excel/structure/names.ts'
import { insertSubarea } from '../excel/structure/subareas.queries.ts'
import type { Database } from '../storage/schema.ts'
import { setEntityMode } from '../users/user-entity-mode.queries.ts'
import {
  insertEntityLink,
  insertGroupLink,
  insertHelperTableLink,
} from '../users/user-link-writes.queries.ts'
import type { SeedArea, SeedExcel, SeedGroup, SeedStatus, SeedUserLinks, SeedVersion } from './seed-data.ts'

type Trx = Transaction<Database>
type Place = { organisationId: string; people: ReadonlyMap<string, string> }

/** Inserts the Excel structure of an organisation, its groups and the links of its people. */
export async function seedExcel(trx: Trx, place: Place, excel: SeedExcel): Promise<void> {
  const ids = new Names(place.people)
  for (const subarea of excel.subareas) {
    const { id } = await insertSubarea(trx, { ...row(place, subarea.name), listOrder: 1 })
    await setStatus(trx, 'subareas', ids.add('subareas', subarea.name, id), subarea.status)
  }
  for (const area of excel.areas) await seedArea(trx, place, ids, area)
  for (const version of excel.versions) await seedVersion(trx, place, ids, version)
  for (const { name, inputTableName } of excel.helperTables)
    ids.add('helper_tables', name, (await insertHelperTable(trx, { ...row(place, name), inputTableName })).id)
  for (const name of excel.entities)
    ids.add('entities', name, (await insertRow(trx, 'entities', row(place, name))).id)
  for (const group of excel.groups) await seedGroup(trx, place, ids, group)
  for (const links of excel.userLinks) await seedUserLinks(trx, place, ids, links)
}

async function seedArea(trx: Trx, place: Place, ids: Names, area: SeedArea) {
  const { id } = await insertRow(trx, 'areas', row(place, area.name))
  await setStatus(trx, 'areas', ids.add('areas', area.name, id), area.status)
  if (area.subareas === 'every') return
  const { organisationId } = place
  await setAutomatic(trx, { organisationId, id }, false)
  for (const name of area.subareas) await insertLink(trx, { organisationId, id }, ids.of('subareas', name))
}

async function seedVersion(trx: Trx, place: Place, ids: Names, version: SeedVersion) {
  const { id: versionId } = await insertRow(trx, 'versions', row(place, version.name))
  await setStatus(trx, 'versions', ids.add('versions', version.name, versionId), version.status)
  for (const { name, status } of version.milestones) {
    const { id } = await insertMilestone(trx, { ...row(place, name), versionId, listOrder: 1 })
    await setStatus(trx, 'milestones', ids.add('milestones', `${version.name}/${name}`, id), status)
  }
}

async function seedGroup(trx: Trx, place: Place, ids: Names, group: SeedGroup) {
  const { organisationId } = place
  const { id: groupId } = await insertRow(trx, 'security_groups', row(place, group.name))
  for (const [area, subarea] of group.areas)
    await insertAreaGrant(trx, {
      organisationId,
      groupId,
      areaId: area && ids.of('areas', area),
      subareaId: subarea && ids.of('subareas', subarea),
    })
  for (const [version, milestone] of group.milestones)
    await insertMilestoneGrant(trx, {
      organisationId,
      groupId,
      versionId: ids.of('versions', version),
      milestoneId: milestone && ids.of('milestones', `${version}/${milestone}`),
    })
  for (const name of group.users)
    await insertGroupLink(trx, { organisationId, userId: ids.of('people', name) }, groupId)
}

async function seedUserLinks(trx: Trx, place: Place, ids: Names, links: SeedUserLinks) {
  const member = { organisationId: place.organisationId, userId: ids.of('people', links.user) }
  for (const name of links.entities) await insertEntityLink(trx, member, ids.of('entities', name))
  if (links.applyFor) await setEntityMode(trx, member, links.applyFor)
  for (const name of links.helperTables)
    await insertHelperTableLink(trx, member, ids.of('helper_tables', name))
}

const row = ({ organisationId }: Place, name: string) => ({ organisationId, name, nameKey: nameKey(name) })

async function setStatus(
  trx: Trx,
  table: 'areas' | 'subareas' | 'versions' | 'milestones',
  id: string,
  status: SeedStatus = 'active',
) {
  if (status === 'active') return
  await trx
    .updateTable(table)
    .set({ status_id: trx.selectFrom('statuses').select('id').where('name', '=', status) })
    .where('id', '=', id)
    .execute()
}

/** The ids of the inserted rows, by kind and name. */
class Names {
  private readonly ids = new Map<string, string>()

  constructor(people: ReadonlyMap<string, string>) {
    for (const [name, id] of people) this.add('people', name, id)
  }

  add(kind: string, name: string, id: string): string {
    this.ids.set(`${kind}/${name}`, id)
    return id
  }

  of(kind: string, name: string): string {
    const id = this.ids.get(`${kind}/${name}`)
    if (!id) throw new Error(`The data refers to ${name}, which it does not contain.`)
    return id
  }
}
