import type { AccessStructure, Area, SecurityGroup, Version } from '@tributary/domain'
import { areaGrantOf, milestoneGrantOf } from '../../excel/groups/groups.read.ts'
import { type Facts, idIn, linkedItems, type RecordedLists, textIn } from './recorded-lists.ts'

/** Builds the Excel structure from its recorded rows, each list sorted by name. */
export const pastStructure = (lists: RecordedLists): Omit<AccessStructure, 'users'> => ({
  areas: pastAreas(lists),
  subareas: withStatus(lists, 'subareas').map(({ facts: _, ...subarea }) => ({
    ...subarea,
    listOrder: 1,
    areas: [],
  })),
  versions: pastVersions(lists),
  entities: lists.named('entities').map(({ facts: _, ...entity }) => entity),
  helperTables: withStatus(lists, 'helper_tables').map(({ facts: _, ...table }) => ({
    ...table,
    inputTableName: '',
    budget2SqlProductId: null,
  })),
  groups: pastGroups(lists),
})

const withStatus = ({ named, statusOf }: RecordedLists, item: string) =>
  named(item).map((row) => ({ ...row, status: statusOf(row.facts) }))

function pastAreas(lists: RecordedLists): Area[] {
  const columns = { from: 'area_id', to: 'subarea_id' }
  const subareasOf = linkedItems(lists.rows('area_subareas'), columns, lists.named('subareas'))
  return withStatus(lists, 'areas').map(({ facts: { automatic }, ...area }) => ({
    ...area,
    subareaLinkType: automatic ? 'automatic' : 'custom',
    allCurrentAndFuture: Boolean(automatic),
    subareas: automatic ? [] : subareasOf(area.id),
  }))
}

function pastVersions(lists: RecordedLists): Version[] {
  const milestones = Map.groupBy(withStatus(lists, 'milestones'), ({ facts }) => textIn(facts, 'version_id'))
  return withStatus(lists, 'versions').map(({ facts: _, ...version }) => ({
    ...version,
    milestones: (milestones.get(version.id) ?? []).map(({ id, name, status }) => ({
      ...{ id, name, status, listOrder: 1 },
      versionId: version.id,
    })),
  }))
}

function pastGroups(lists: RecordedLists): SecurityGroup[] {
  const areaGrants = factsByGroup(lists, 'group_area_grants')
  const milestoneGrants = factsByGroup(lists, 'group_milestone_grants')
  return withStatus(lists, 'security_groups').map(({ facts: _, ...group }) => ({
    ...group,
    areaGrants: areaGrants(group.id).flatMap((facts) =>
      areaGrantOf({ areaId: idIn(facts, 'area_id'), subareaId: idIn(facts, 'subarea_id') }),
    ),
    milestoneGrants: milestoneGrants(group.id).map((facts) =>
      milestoneGrantOf({ versionId: textIn(facts, 'version_id'), milestoneId: idIn(facts, 'milestone_id') }),
    ),
  }))
}

function factsByGroup({ rows }: RecordedLists, item: string): (groupId: string) => Facts[] {
  const byGroup = Map.groupBy(rows(item), ({ facts }) => textIn(facts, 'group_id'))
  return (groupId) => (byGroup.get(groupId) ?? []).map(({ facts }) => facts)
}
