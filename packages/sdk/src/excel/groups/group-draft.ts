import type { ApplyFor, AreaGrant, Id, MilestoneGrant, SecurityGroup } from '@tributary/domain'
import { wantedLinks } from '../links/linker-choices.ts'
import type { Choice } from './group-grants.ts'
import { hasAll } from './group-index.ts'
import type { GroupContent } from './group-merge.ts'

/** The wizard's steps: an area's sub-areas, the same from the other side, and a version's milestones (GROUP-05). */
export const groupStepNames = ['areas', 'subareas', 'versions'] as const

/** One of {@link groupStepNames}. */
export type GroupStepName = (typeof groupStepNames)[number]

/** What is ticked for one item on the left; `ids` are kept while everything is chosen, for the way back. */
export type DraftChoice = { applyFor: ApplyFor; ids: readonly Id[] }

/**
 * A group as the wizard holds it: its name and its grants, which the first two steps show from either side, and which
 * scope somebody has pressed for which item, since "all current" and all ticked by hand are the same grants.
 */
export type GroupDraft = GroupContent & { scopes: Readonly<Record<string, DraftChoice>> }

/** The wizard's beginning: a group as it is, or nothing yet (requirement GROUP-24). */
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

/** What grants mean for each item on a step's left, by its id as text: everything, or these (requirement GROUP-23). */
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

/** What the linker shows as ticked for one item; `shown` is what stands on its right. */
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

/** Whether everything that is shown is among these; nothing shown is not everything. */
export function isAll(shown: readonly { id: Id }[], ids: readonly Id[]): boolean {
  return hasAll(
    shown.map(({ id }) => id),
    ids,
  )
}

/**
 * The draft with another choice for one item. What is granted and not shown stays granted (requirement STATE-26);
 * "all current" grants each thing shown, "and future" is one grant instead of them (requirement GROUP-21). What was
 * chosen for an item of the other side's step stays with that one (requirement GROUP-23).
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
