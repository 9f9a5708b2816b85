import type { ApplyFor, Id } from '@tributary/domain'
import { distinctIds, idsWithout } from '../../common/queue/plan.ts'

/** What something is linked to: these, and those added later as well or not. */
export type LinkState = { ids: readonly Id[]; later: boolean }

/** What a linker has chosen, as its ticks and its scope. */
export type LinkChoice = { applyFor: ApplyFor; ids: readonly Id[] }

/** How one state of links differs from an earlier one; `later` is there only when that has changed. */
export type LinkDifference = { added: Id[]; removed: Id[]; later?: boolean | undefined }

/** Nothing is linked. */
export const noLinks: LinkState = { ids: [], later: false }

/** Whether anything is linked at all. */
export const hasLinks = ({ ids, later }: LinkState): boolean => later || ids.length > 0

/** What has become of links. Ids that have become text are the same. */
export const linkDifference = (before: LinkState, after: LinkState): LinkDifference => ({
  added: idsWithout(after.ids, before.ids),
  removed: idsWithout(before.ids, after.ids),
  ...(before.later !== after.later && { later: after.later }),
})

/** Whether two states mean the same: of those linked to everything now and later it does not matter what there is now. */
export function sameLinks(one: LinkState, other: LinkState): boolean {
  if (one.later || other.later) return one.later === other.later
  return one.ids === other.ids || isUnchanged(linkDifference(one, other))
}

/** The choice a linker begins with: what is linked is ticked. */
export const choiceOf = ({ ids, later }: LinkState): LinkChoice => ({
  applyFor: later ? 'allCurrentAndFuture' : 'onlySelected',
  ids,
})

/**
 * What somebody else has changed meanwhile that is not wanted here as well: after an attempt whose answers were lost,
 * what it did is nobody else's.
 */
export function foreignChange({ base, mine, theirs }: LinkMerge): LinkDifference {
  const done = linkDifference(base, theirs)
  const wanted = linkDifference(base, mine)
  const later = done.later === wanted.later ? undefined : done.later
  return {
    added: idsWithout(done.added, wanted.added),
    removed: idsWithout(done.removed, wanted.removed),
    ...(later !== undefined && { later }),
  }
}

/** Whether a difference is none. */
export const isUnchanged = ({ added, removed, later }: LinkDifference): boolean =>
  later === undefined && added.length === 0 && removed.length === 0

/** The three states of links that a change by somebody else brings together. */
export type LinkMerge = {
  /** What the form was opened with. */
  base: LinkState
  /** What is chosen in it. */
  mine: LinkState
  /** What somebody else has made of it meanwhile. */
  theirs: LinkState
}

/**
 * Takes over what somebody else has changed into what is chosen: everything either of both has added is there, and
 * nothing that either has taken away. Those added later are linked as whoever changed that wants it, unless one of
 * those there are now is not to be.
 */
export function mergedLinks({ base, mine, theirs }: LinkMerge): LinkState {
  const { added, removed } = linkDifference(base, theirs)
  const ids = distinctIds([...idsWithout(mine.ids, removed), ...added])
  const later = mine.later === base.later ? theirs.later : mine.later
  const isEvery = mine.later || idsWithout(theirs.ids, ids).length === 0
  return { ids, later: later && isEvery }
}

/** The same for a choice: a scope that somebody has chosen stays chosen. */
export function mergedChoice({ base, theirs }: Omit<LinkMerge, 'mine'>, choice: LinkChoice): LinkChoice {
  const later = choice.applyFor === 'allCurrentAndFuture'
  const merged = mergedLinks({ base, theirs, mine: { ids: choice.ids, later } })
  return choice.applyFor === 'allCurrent' && !merged.later ? { ...choice, ids: merged.ids } : choiceOf(merged)
}

/** What a call that worked has done to links. */
export type LinkEffect =
  | { kind: 'link' | 'unlink'; id: Id }
  | { kind: 'link-all'; ids: readonly Id[] }
  | { kind: 'unlink-all' }

/** The links after calls that worked, one after the other; one link more or less ends that those added later are meant. */
export function linksAfter(state: LinkState, effects: readonly LinkEffect[]): LinkState {
  return effects.reduce(after, state)
}

function after(state: LinkState, effect: LinkEffect): LinkState {
  switch (effect.kind) {
    case 'link':
      return { ids: distinctIds([...state.ids, effect.id]), later: false }
    case 'unlink':
      return { ids: idsWithout(state.ids, [effect.id]), later: false }
    case 'link-all':
      return { ids: distinctIds([...state.ids, ...effect.ids]), later: true }
    case 'unlink-all':
      return noLinks
  }
}
