import type { Milestone } from '@tributary/domain'
import { foldCase } from '@tributary/sdk/common'
import type { Change } from './change.ts'
import { excelCalls } from './excel-calls.ts'
import type { ExcelItems } from './excel-items.ts'
import { NamedItems, planDeletions, planItems } from './named-items.ts'
import { planAreaLinks, planGrants, planUserLinks } from './plan-links.ts'
import type { Current } from './read-current.ts'
import type { WantedExcel } from './state-file.ts'

/** Indexes the current structure by name. */
export function excelItems(current: Current): ExcelItems {
  const versions = new NamedItems('version', current.versions)
  const milestones = new Map<string, NamedItems<Milestone>>()
  return {
    entities: new NamedItems('entity', current.entities),
    areas: new NamedItems('area', current.areas),
    subareas: new NamedItems('sub-area', current.subareas),
    versions,
    helperTables: new NamedItems('helper table', current.helperTables),
    groups: new NamedItems('security group', current.groups),
    milestones(version) {
      const key = foldCase(version)
      const found =
        milestones.get(key) ?? new NamedItems('milestone', versions.find(version)?.milestones ?? [])
      milestones.set(key, found)
      return found
    },
  }
}

/** Plans the Excel structure: items first, then the links and grants between them, and deletions last. */
export function planExcel(current: Current, wanted: WantedExcel): { changes: Change[]; deletions: Change[] } {
  const items = excelItems(current)
  const calls = excelCalls(current)
  const entities = wanted.entities?.map((name) => ({ name }))
  const { subareas, areas, versions, helperTables, securityGroups } = wanted
  const milestonesOf = (version: string) => calls.milestonesOf(() => items.versions.get(version).id)
  const shownIn = (version: string) => (name: string) => `${version}/${name}`
  const changes = [
    ...planItems(items.entities, entities ?? [], calls.entities),
    ...planItems(items.subareas, subareas ?? [], calls.subareas),
    ...planItems(items.areas, areas ?? [], calls.areas),
    ...planAreaLinks(current, items, calls, areas),
    ...planItems(items.versions, versions ?? [], calls.versions),
    ...(versions ?? []).flatMap(({ name, milestones = [] }) =>
      planItems(items.milestones(name), milestones, milestonesOf(name), shownIn(name)),
    ),
    ...planItems(items.helperTables, helperTables ?? [], calls.helperTables),
    ...planItems(items.groups, securityGroups ?? [], calls.groups),
    ...planGrants(current, items, securityGroups),
    ...planUserLinks(current, items, wanted),
  ]
  const deletions = [
    ...(securityGroups ? planDeletions(items.groups, securityGroups, calls.groups) : []),
    ...(helperTables ? planDeletions(items.helperTables, helperTables, calls.helperTables) : []),
    ...(versions ?? []).flatMap(({ name, milestones }) =>
      milestones ? planDeletions(items.milestones(name), milestones, milestonesOf(name), shownIn(name)) : [],
    ),
    ...(versions ? planDeletions(items.versions, versions, calls.versions) : []),
    ...(areas ? planDeletions(items.areas, areas, calls.areas) : []),
    ...(subareas ? planDeletions(items.subareas, subareas, calls.subareas) : []),
    ...(entities ? planDeletions(items.entities, entities, calls.entities) : []),
  ]
  return { changes, deletions }
}
