import {
  type Id,
  type Named,
  type SecurityGroup,
  type Status,
  sameId,
  statusNameOf,
  statusNames,
} from '@tributary/domain'
import { sortedByName } from '@tributary/sdk/common'
import { selectionOf } from '@tributary/sdk/excel'
import type { Current } from './read-current.ts'
import type { Choice, WantedExcel, WantedGrant } from './state-file.ts'

type Item = { name: string; status: Status | null }
type StatusItem = { name: string; status?: (typeof statusNames)[number] }

const inOrder = <T extends { name: string }>(items: readonly T[]): T[] => sortedByName(items)

/** Leaves out the usual status. */
function statusItem({ name, status }: Item): StatusItem {
  const found = statusNames.find((known) => known === statusNameOf(status))
  return found && found !== 'active' ? { name, status: found } : { name }
}

/** Returns the Excel structure as a file describes it. */
export const exportExcel = (current: Current): WantedExcel => ({
  entities: inOrder(current.entities).map(({ name }) => name),
  subareas: inOrder(current.subareas).map(statusItem),
  areas: inOrder(current.areas).map((area) => ({
    ...statusItem(area),
    subareas: area.subareaLinkType === 'automatic' ? 'all' : namesOf(area.subareas),
  })),
  versions: inOrder(current.versions).map((version) => ({
    ...statusItem(version),
    milestones: inOrder(version.milestones).map(statusItem),
  })),
  helperTables: inOrder(current.helperTables).map(statusItem),
  securityGroups: inOrder(current.groups).map((group) => ({
    ...statusItem(group),
    grants: exportGrants(current, group),
    members: membersOf(current, group),
  })),
  links: exportLinks(current),
})

const namesOf = (items: readonly Named[]): string[] => inOrder(items).map(({ name }) => name)

const membersOf = ({ users }: Current, { id }: SecurityGroup): string[] =>
  users
    .filter(({ groups }) => groups.some((group) => sameId(group.id, id)))
    .map(({ emailAddress }) => emailAddress)
    .toSorted()

/** Returns the grants of a group, ordered, so that two exports of the same grants are equal. */
export function exportGrants({ areas, subareas, versions }: Current, group: SecurityGroup): WantedGrant[] {
  const { areas: byArea, subareas: bySubarea, versions: byVersion } = selectionOf(group)
  const milestones = versions.flatMap((version) => version.milestones)
  const grants: WantedGrant[] = [
    ...byArea.flatMap(({ id, every, ids }): WantedGrant[] =>
      choices(every, ids, subareas).map((chosen) => ({ area: nameIn(areas, id), subareas: chosen })),
    ),
    ...bySubarea.map(({ id }): WantedGrant => ({ subarea: nameIn(subareas, id), areas: 'all' })),
    ...byVersion.flatMap(({ id, every, ids }): WantedGrant[] =>
      choices(every, ids, milestones).map((chosen) => ({
        version: nameIn(versions, id),
        milestones: chosen,
      })),
    ),
  ]
  const textOf = (grant: WantedGrant) => JSON.stringify(grant)
  return grants.toSorted((a, b) => (textOf(a) < textOf(b) ? -1 : 1))
}

/** A group may have the grant of everything next to single ones. */
const choices = (every: boolean, ids: readonly Id[], items: readonly Named[]): Choice[] => [
  ...(every ? (['all'] as const) : []),
  ...(ids.length > 0 ? [ids.map((id) => nameIn(items, id)).toSorted()] : []),
]

const nameIn = (items: readonly Named[], id: Id): string =>
  items.find((item) => sameId(item.id, id))?.name ?? String(id)

const exportLinks = ({ users }: Current): WantedExcel['links'] =>
  users
    .filter(
      ({ everyEntity, entities, helperTables }) => everyEntity || entities.length + helperTables.length > 0,
    )
    .map(({ emailAddress, everyEntity, entities, helperTables }) => ({
      user: emailAddress,
      entities: everyEntity ? ('all' as const) : namesOf(entities),
      helperTables: namesOf(helperTables),
    }))
    .toSorted((a, b) => (a.user < b.user ? -1 : 1))
