import {
  type Area,
  type Id,
  type Named,
  type SecurityGroup,
  statusNameOf,
  type Version,
} from '@tributary/domain'
import { sortedByName } from '../../common/lists/sort.ts'
import type { Plan } from '../../common/queue/plan.ts'
import { joined } from '../../common/text/joined.ts'
import { nouns } from '../../common/text/nouns.messages.ts'
import { linkSentence } from '../links/link-sentence.ts'
import { linkerChoices } from '../links/linker-choices.ts'
import { groupChoices } from './group-draft.ts'
import type { GroupLists } from './group-index.ts'
import { groupIndex } from './group-index.ts'
import type { GroupStep } from './group-plan.ts'
import { groupsMessages } from './groups.messages.ts'

/** An item that a group can see, and how much of it, for example "Revenue", "2 of 5 sub-areas". */
export type GroupAccessItem = {
  /** The item. */
  id: Id
  /** The kind of the item. */
  kind: 'area' | 'subarea' | 'version'
  /** The name on screen. */
  name: string
  /** How much of it is granted, in words. */
  detail: string
}

type Grants = Pick<SecurityGroup, 'areaGrants' | 'milestoneGrants'>

/** Returns what a group with these grants can see: areas, then sub-areas with all their areas, then versions. */
export function groupAccessSummary(grants: Grants, lists: GroupLists): GroupAccessItem[] {
  return [...areasSeen(grants, lists), ...subareasSeen(grants, lists), ...versionsSeen(grants, lists)]
}

function areasSeen(grants: Grants, lists: GroupLists): GroupAccessItem[] {
  const byArea = groupChoices(grants, 'areas')
  const bySubarea = groupChoices(grants, 'subareas')
  const everywhere = sortedByName(lists.subareas.filter(({ id }) => bySubarea.get(String(id))?.every))
  return sortedByName(lists.areas).flatMap((area) => {
    const choice = byArea.get(String(area.id))
    if (!choice && everywhere.length === 0) return []
    if (choice?.every) return [seen('area', area, groupsMessages.every.areas)]
    const ids = choice?.ids ?? []
    const parts = [...subareasChosen(area, ids, lists), ...subareasVia(area, ids, everywhere, lists)]
    return parts.length === 0 ? [] : [seen('area', area, joined(parts))]
  })
}

function subareasChosen(area: Area, ids: readonly Id[], lists: GroupLists): string[] {
  if (ids.length === 0) return []
  const index = groupIndex(lists)
  const chosen = ids.flatMap((id) => (index.isLinked(area, id) ? (index.subarea(id) ?? []) : []))
  const archived = chosen.filter(({ status }) => statusNameOf(status) === 'archived')
  const all = index.subareasOf(area).length + archived.length
  return chosen.length > 0 ? [groupsMessages.some.areas(chosen.length, all)] : []
}

function subareasVia(
  area: Area,
  ids: readonly Id[],
  everywhere: readonly Named[],
  lists: GroupLists,
): string[] {
  const { isLinked } = groupIndex(lists)
  const chosen = new Set(ids.map(String))
  const via = everywhere.filter(({ id }) => isLinked(area, id) && !chosen.has(String(id)))
  return via.length > 0 ? [groupsMessages.via(via.map(({ name }) => name))] : []
}

const subareasSeen = (grants: Grants, { subareas }: GroupLists): GroupAccessItem[] => {
  const choices = groupChoices(grants, 'subareas')
  return sortedByName(subareas).flatMap((subarea) =>
    choices.get(String(subarea.id))?.every ? [seen('subarea', subarea, groupsMessages.every.subareas)] : [],
  )
}

const versionsSeen = (grants: Grants, { versions }: GroupLists): GroupAccessItem[] => {
  const choices = groupChoices(grants, 'versions')
  return sortedByName(versions).flatMap((version) => {
    const choice = choices.get(String(version.id))
    if (choice?.every) return [seen('version', version, groupsMessages.every.versions)]
    return choice?.ids.length ? [seen('version', version, milestonesSeen(version, choice.ids))] : []
  })
}

function milestonesSeen(version: Version, ids: readonly Id[]): string {
  const milestones = linkerChoices(version.milestones, ids)
  const chosen = new Set(ids.map(String))
  const count = milestones.filter(({ id }) => chosen.has(String(id))).length
  if (count === 1 && milestones.length === 1) return groupsMessages.onlyMilestone
  return count === milestones.length
    ? groupsMessages.allCurrentMilestones(count)
    : groupsMessages.some.versions(count, milestones.length)
}

const seen = (
  kind: GroupAccessItem['kind'],
  { id, name }: Area | Named,
  detail: string,
): GroupAccessItem => ({
  id,
  kind,
  name,
  detail,
})

const { combination, milestone } = nouns

/**
 * Returns what the last button will send, for example "Adds 3 milestones. 8 people are affected." An area or
 * a version with everything counts as one.
 */
export function groupPlanSentence(plan: Plan<GroupStep>, people?: number): string {
  const count = (kind: GroupStep['kind']) => plan.flat().filter((step) => step.kind === kind).length
  const areas = { added: count('grant-areas'), removed: count('revoke-areas'), noun: combination }
  const milestones = {
    added: count('grant-milestones'),
    removed: count('revoke-milestones'),
    noun: milestone,
  }
  const changes = [areas, milestones].filter(({ added, removed }) => added + removed > 0)
  const [first, second] = changes
  if (!first)
    return count('save') > 0
      ? groupsMessages.nameOnly
      : linkSentence({ added: 0, removed: 0, noun: combination })
  const affected = people === undefined ? {} : { people }
  return second
    ? `${linkSentence(first)} ${linkSentence({ ...second, ...affected })}`
    : linkSentence({ ...first, ...affected })
}
