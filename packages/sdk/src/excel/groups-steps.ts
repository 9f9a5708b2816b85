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
import type { Choice } from '../links/group-grants.ts'
import { groupsMessages } from './groups.messages.ts'
import { type GroupDraft, type GroupStepName, groupChoices, isAll } from './groups-draft.ts'
import { linkerChoices } from './linker-choices.ts'

/** The lists a group's grants are about. */
export type GroupLists = {
  areas: readonly Area[]
  subareas: readonly Subarea[]
  versions: readonly Version[]
}

/** One row of a step: on the left with its count, on the right with why it is unusual (requirement GROUP-23). */
export type GroupStepItem = { id: Id; name: string; status: Status | null; note?: string }

type Grants = Pick<SecurityGroup, 'areaGrants' | 'milestoneGrants'>

type Asked = { lists: GroupLists; step: GroupStepName; draft: GroupDraft; opened: Grants | null }

/** Whether a sub-area belongs to an area: it is linked, or the area takes every one there is and will be. */
export const isLinkedTo = (area: Area, subareaId: Id): boolean =>
  area.subareaLinkType === 'automatic' || area.subareas.some(({ id }) => sameId(id, subareaId))

/** What stands on the left of a step: archived things only when the group may see something of them. */
export function groupStepItems({ lists, step, draft, opened }: Asked): GroupStepItem[] {
  const choices = groupChoices(draft, step)
  const granted = [...choices.values(), ...(opened ? groupChoices(opened, step).values() : [])]
  return linkerChoices<Area | Subarea | Version>(
    lists[step],
    granted.map(({ id }) => id),
  ).map((item) => {
    const choice = choices.get(String(item.id))
    const note = choice ? noteOf({ lists, step, draft, opened }, choice) : ''
    return { id: item.id, name: item.name, status: item.status, ...(note && { note }) }
  })
}

function noteOf(asked: Asked, { id, every, ids }: Choice): string {
  if (every) return groupsMessages.later
  if (isAll(groupStepChoices(asked, id), ids)) return groupsMessages.allCurrent
  return ids.length === 0 ? '' : groupsMessages.count[asked.step](ids.length)
}

/**
 * What stands on the right for an item: what is linked to it, since nothing else can be seen through it, and what is
 * granted already although it is archived or its link is gone, so that nobody revokes it unseen.
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

/** Seen from its other side, a thing that is granted with everything needs no tick. */
function wholeNote(step: GroupStepName, choice: Choice | undefined): string {
  if (!choice?.every || step === 'versions') return ''
  return step === 'areas' ? groupsMessages.whole.subarea : groupsMessages.whole.area
}

type Right = {
  all: readonly { id: Id; name: string; status: Status | null }[]
  isLinked: (item: Named) => boolean
}

function rightOf({ areas, subareas, versions }: GroupLists, step: GroupStepName, id: Id): Right {
  if (step === 'versions') {
    const version = versions.find((one) => sameId(one.id, id))
    return { all: version?.milestones ?? [], isLinked: () => true }
  }
  if (step === 'subareas') {
    const linked = new Set(areas.filter((area) => isLinkedTo(area, id)).map((area) => String(area.id)))
    return { all: areas, isLinked: (item) => linked.has(String(item.id)) }
  }
  const area = areas.find((one) => sameId(one.id, id))
  const linked = new Set((area?.subareas ?? []).map((one) => String(one.id)))
  const isAutomatic = area?.subareaLinkType === 'automatic'
  return { all: subareas, isLinked: (item) => isAutomatic || linked.has(String(item.id)) }
}

/** What a grant is called: "Revenue – Retail North", "Budget 2027 – all milestones". */
export function grantName(grant: AreaGrant | MilestoneGrant, lists: GroupLists): string {
  const { whole } = groupsMessages
  switch (grant.kind) {
    case 'combination':
      return `${nameIn(lists.areas, grant.areaId)} – ${nameIn(lists.subareas, grant.subareaId)}`
    case 'whole-area':
      return `${nameIn(lists.areas, grant.areaId)} – ${whole.area}`
    case 'whole-subarea':
      return `${nameIn(lists.subareas, grant.subareaId)} – ${whole.subarea}`
    case 'whole-version':
      return `${nameIn(lists.versions, grant.versionId)} – ${whole.version}`
    default: {
      const version = lists.versions.find(({ id }) => sameId(id, grant.versionId))
      return `${version?.name ?? groupsMessages.unknown} – ${nameIn(version?.milestones ?? [], grant.milestoneId)}`
    }
  }
}

const nameIn = (items: readonly Named[], id: Id): string =>
  items.find((item) => sameId(item.id, id))?.name ?? groupsMessages.unknown
