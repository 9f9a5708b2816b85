import type { ApplyFor, AreaGrant, Id, MilestoneGrant, SecurityGroup } from '@tributary/domain'
import { wantedLinks } from '../links/linker-choices.ts'
import type { Choice } from './group-grants.ts'
import { hasAll } from './group-index.ts'
import type { GroupContent } from './group-merge.ts'

/** The steps of the wizard: sub-areas by area, areas by sub-area, and milestones by version. */
export const groupStepNames = ['areas', 'subareas', 'versions'] as const

/** One of {@link groupStepNames}. */
export type GroupStepName = (typeof groupStepNames)[number]

/** The ticks of one item on the left. `ids` survive while everything is chosen, so that the user can go back. */
export type DraftChoice = {
  /** Whether everything or a list is chosen. */
  applyFor: ApplyFor
  /** The ticked items, also while everything is chosen. */
  ids: readonly Id[]
}

/**
 * The state of the wizard: a group's name, its grants, and the scope the user chose for each item. The scope
 * is stored because "all current" and all items ticked by hand are the same grants.
 */
export type GroupDraft = GroupContent & {
  /** The chosen scope of each item, by its key. */
  scopes: Readonly<Record<string, DraftChoice>>
}

/** Returns the initial state of the wizard: an existing group, or a blank one. */
export const groupDraft = (group: GroupContent | null): GroupDraft => ({
  name: group?.name ?? '',
  areaGrants: group?.areaGrants ?? [],
  milestoneGrants: group?.milestoneGrants ?? [],
  scopes: {},
})

type Grants = Pick<SecurityGroup, 'areaGrants' | 'milestoneGrants'>
type Pair = { left: Id; right: Id | null }

function pairOf(step: GroupStepName, grant: AreaGrant | MilestoneGrant): Pair | null {
  switch (grant.kind) {
    case 'whole-area':
      return step === 'areas' ? { left: grant.areaId, right: null } : null
    case 'whole-subarea':
      return step === 'subareas' ? { left: grant.subareaId, right: null } : null
    case 'whole-version':
      return { left: grant.versionId, right: null }
    case 'milestone':
      return { left: grant.versionId, right: grant.milestoneId }
    default:
      return step === 'areas'
        ? { left: grant.areaId, right: grant.subareaId }
        : { left: grant.subareaId, right: grant.areaId }
  }
}

const grantsIn = (step: GroupStepName, grants: Grants): readonly (AreaGrant | MilestoneGrant)[] =>
  step === 'versions' ? grants.milestoneGrants : grants.areaGrants

/** Returns the grants of each item on the left of a step, keyed by its id as text: everything, or a list. */
export function groupChoices(grants: Grants, step: GroupStepName): ReadonlyMap<string, Choice> {
  const choices = new Map<string, { id: Id; every: boolean; ids: Id[] }>()
  for (const grant of grantsIn(step, grants)) {
    const pair = pairOf(step, grant)
    if (!pair) continue
    const key = String(pair.left)
    const choice = choices.get(key) ?? { id: pair.left, every: false, ids: [] }
    choices.set(key, choice)
    if (pair.right === null) choice.every = true
    else choice.ids.push(pair.right)
  }
  return choices
}

const keyOf = (step: GroupStepName, id: Id): string => `${step}:${id}`

/** Returns the linker's choice for one item. `shown` is the list on its right. */
export function draftChoice(
  draft: GroupDraft,
  step: GroupStepName,
  id: Id,
  shown: readonly { id: Id }[],
): DraftChoice {
  const { every, ids } = groupChoices(draft, step).get(String(id)) ?? { every: false, ids: [] }
  const pressed = draft.scopes[keyOf(step, id)]
  if (every) return { applyFor: 'allCurrentAndFuture', ids: pressed?.ids ?? ids }
  if (pressed?.applyFor === 'onlySelected' || !isAll(shown, ids)) return { applyFor: 'onlySelected', ids }
  return { applyFor: 'allCurrent', ids: pressed?.ids ?? ids }
}

/** Whether every shown item is among these ids. False if nothing is shown. */
export function isAll(shown: readonly { id: Id }[], ids: readonly Id[]): boolean {
  return hasAll(
    shown.map(({ id }) => id),
    ids,
  )
}

/**
 * Returns the draft with another choice for one item. Grants that are not shown stay. "All
 * current" grants each shown item, while "and future" is a single grant. Choices made in the opposite step
 * stay unchanged.
 */
export function withDraftChoice(
  draft: GroupDraft,
  step: GroupStepName,
  id: Id,
  choice: DraftChoice,
  shown: readonly { id: Id }[],
): GroupDraft {
  const had = groupChoices(draft, step).get(String(id))?.ids ?? []
  const every = choice.applyFor === 'allCurrentAndFuture'
  const kept = had.filter((other) => isChosenFromTheOtherSide(draft, step, other))
  const ids = wantedLinks(every ? { applyFor: 'onlySelected', ids: kept } : choice, shown, had)
  const scopes = { ...draft.scopes, [keyOf(step, id)]: choice }
  const isOther = (grant: AreaGrant | MilestoneGrant) =>
    String(pairOf(step, grant)?.left ?? '') !== String(id)
  const others = {
    areas: draft.areaGrants.filter(isOther),
    milestones: draft.milestoneGrants.filter(isOther),
  }
  if (step === 'versions')
    return { ...draft, scopes, milestoneGrants: [...others.milestones, ...milestoneGrants(id, every, ids)] }
  return { ...draft, scopes, areaGrants: [...others.areas, ...areaGrants(step, id, every, ids)] }
}

const otherSide = { areas: 'subareas', subareas: 'areas', versions: null } as const

function isChosenFromTheOtherSide({ scopes }: GroupDraft, step: GroupStepName, id: Id): boolean {
  const side = otherSide[step]
  return side !== null && scopes[keyOf(side, id)] !== undefined
}

const milestoneGrants = (versionId: Id, every: boolean, ids: readonly Id[]): MilestoneGrant[] => [
  ...(every ? [{ kind: 'whole-version', versionId } as const] : []),
  ...ids.map((milestoneId) => ({ kind: 'milestone', versionId, milestoneId }) as const),
]

const areaGrants = (step: 'areas' | 'subareas', id: Id, every: boolean, ids: readonly Id[]): AreaGrant[] =>
  step === 'areas'
    ? [
        ...(every ? [{ kind: 'whole-area', areaId: id } as const] : []),
        ...ids.map((subareaId) => ({ kind: 'combination', areaId: id, subareaId }) as const),
      ]
    : [
        ...(every ? [{ kind: 'whole-subarea', subareaId: id } as const] : []),
        ...ids.map((areaId) => ({ kind: 'combination', areaId, subareaId: id }) as const),
      ]
