import {
  type Area,
  type AreaGrant,
  type Id,
  type MilestoneGrant,
  type Named,
  type SecurityGroup,
  type Status,
  type Subarea,
  sameId,
  type Version,
} from '@tributary/domain'
import { isolated } from '../../common/language/isolated.ts'
import { linkerChoices } from '../links/linker-choices.ts'
import { type GroupDraft, type GroupStepName, groupChoices } from './group-draft.ts'
import type { Choice } from './group-grants.ts'
import { type GroupIndex, type GroupLists, groupIndex, hasAll } from './group-index.ts'
import { groupsMessages } from './groups.messages.ts'

/** One row of a step: on the left with its count, on the right with a note if it is unusual. */
export type GroupStepItem = {
  /** The item. */
  id: Id
  /** The name on screen. */
  name: string
  /** The status of the item; null counts as active. */
  status: Status | null
  /** A remark about an unusual choice. Missing otherwise. */
  note?: string
}

type Grants = Pick<SecurityGroup, 'areaGrants' | 'milestoneGrants'>

type Asked = {
  /** The lists of the organisation. */
  lists: GroupLists
  /** The step of the wizard. */
  step: GroupStepName
  /** The state of the wizard. */
  draft: GroupDraft
  /** The grants when the wizard was opened; null for a new group. */
  opened: Grants | null
}

/** Returns the items on the left of a step. Archived ones are included only if the group has access to them. */
export function groupStepItems(asked: Asked): GroupStepItem[] {
  const { lists, step, draft, opened } = asked
  const choices = groupChoices(draft, step)
  const had = opened ? groupChoices(opened, step) : noChoices
  return linkerChoices<Area | Subarea | Version>(
    lists[step],
    [...choices.values(), ...had.values()].map(({ id }) => id),
  ).map((item) => {
    const choice = choices.get(String(item.id))
    const note = choice ? noteOf(asked, choice, had.get(String(item.id))?.ids ?? []) : ''
    return { id: item.id, name: item.name, status: item.status, ...(note && { note }) }
  })
}

const noChoices: ReturnType<typeof groupChoices> = new Map()

function noteOf({ lists, step }: Asked, { id, every, ids }: Choice, had: readonly Id[]): string {
  if (every) return groupsMessages.later
  if (hasAll(shownIds(groupIndex(lists), step, id, [...ids, ...had]), ids)) return groupsMessages.allCurrent
  return ids.length === 0 ? '' : groupsMessages.count[step](ids.length)
}

/** Yields the ids that `groupStepChoices` shows. Lazy, so that a search for an unticked one can stop early. */
function* shownIds(index: GroupIndex, step: GroupStepName, id: Id, granted: readonly Id[]): Iterable<Id> {
  const milestones = step === 'versions' ? (index.version(id)?.milestones ?? []) : []
  const known = new Set(milestones.map((one) => String(one.id)))
  const isThere = {
    areas: (one: Id) => index.subarea(one) !== undefined,
    subareas: (one: Id) => index.area(one) !== undefined,
    versions: (one: Id) => known.has(String(one)),
  }
  yield* granted.filter(isThere[step])
  const area = step === 'areas' ? index.area(id) : undefined
  if (area) for (const one of index.subareasOf(area)) yield one.id
  if (step === 'subareas') for (const one of index.areasOf(id)) yield one.id
  for (const one of linkerChoices(milestones, [])) yield one.id
}

/**
 * Returns the items on the right for an item: those linked to it, and granted ones that are archived or no
 * longer linked, so that the user does not revoke them unseen.
 */
export function groupStepChoices(asked: Asked, id: Id): GroupStepItem[] {
  const { lists, step, draft, opened } = asked
  const idsIn = (grants: Grants) => groupChoices(grants, step).get(String(id))?.ids ?? []
  const granted = [...idsIn(draft), ...(opened ? idsIn(opened) : [])]
  const known = new Set(granted.map(String))
  const { all, isLinked } = rightOf(lists, step, id)
  const offered = all.filter((item) => isLinked(item) || known.has(String(item.id)))
  const whole = groupChoices(draft, step === 'areas' ? 'subareas' : 'areas')
  return linkerChoices(offered, granted).map((item) => {
    const note = isLinked(item) ? wholeNote(step, whole.get(String(item.id))) : groupsMessages.notLinked
    return { id: item.id, name: item.name, status: item.status, ...(note && { note }) }
  })
}

/** An item that is granted with everything from the other side needs no tick. */
function wholeNote(step: GroupStepName, choice: Choice | undefined): string {
  if (!choice?.every || step === 'versions') return ''
  return step === 'areas' ? groupsMessages.whole.subarea : groupsMessages.whole.area
}

type Right = {
  all: readonly { id: Id; name: string; status: Status | null }[]
  isLinked: (item: Named) => boolean
}

function rightOf(lists: GroupLists, step: GroupStepName, id: Id): Right {
  const index = groupIndex(lists)
  if (step === 'versions') return { all: index.version(id)?.milestones ?? [], isLinked: () => true }
  if (step === 'areas') {
    const area = index.area(id)
    return { all: lists.subareas, isLinked: (item) => area !== undefined && index.isLinked(area, item.id) }
  }
  const isLinked = (item: Named) => {
    const area = index.area(item.id)
    return area !== undefined && index.isLinked(area, id)
  }
  return { all: lists.areas, isLinked }
}

/** Returns the name of a grant, for example "Revenue – Retail North" or "Budget 2027 – all milestones". */
export function grantName(grant: AreaGrant | MilestoneGrant, lists: GroupLists): string {
  const { whole } = groupsMessages
  const index = groupIndex(lists)
  switch (grant.kind) {
    case 'combination':
      return `${nameOf(index.area(grant.areaId))} – ${nameOf(index.subarea(grant.subareaId))}`
    case 'whole-area':
      return `${nameOf(index.area(grant.areaId))} – ${whole.area}`
    case 'whole-subarea':
      return `${nameOf(index.subarea(grant.subareaId))} – ${whole.subarea}`
    case 'whole-version':
      return `${nameOf(index.version(grant.versionId))} – ${whole.version}`
    default: {
      const version = index.version(grant.versionId)
      const milestone = version?.milestones.find(({ id }) => sameId(id, grant.milestoneId))
      return `${nameOf(version)} – ${nameOf(milestone)}`
    }
  }
}

const nameOf = (item: { name: string } | undefined): string => isolated(item?.name ?? groupsMessages.unknown)
