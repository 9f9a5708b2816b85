import type { ApplyFor, Id } from '@tributary/domain'
import { distinctIds, idsWithout } from '../../common/queue/plan.ts'

/** The links of an item: a list, and whether future items are linked as well. */
export type LinkState = {
  /** The linked items. */
  ids: readonly Id[]
  /** Whether future items are linked as well. */
  later: boolean
}

/** The choice in a linker: its ticks and its scope. */
export type LinkChoice = {
  /** The chosen scope. */
  applyFor: ApplyFor
  /** The ticked items. */
  ids: readonly Id[]
}

/** The difference between two states of links. `later` is present only if it has changed. */
export type LinkDifference = {
  /** The items that are linked only in the later state. */
  added: Id[]
  /** The items that are linked only in the earlier state. */
  removed: Id[]
  /** Whether future items are linked in the later state. */
  later?: boolean | undefined
}

/** No links. */
export const noLinks: LinkState = { ids: [], later: false }

/** Whether there is any link. */
export const hasLinks = ({ ids, later }: LinkState): boolean => later || ids.length > 0

/** Returns the difference between two states of links. Ids as numbers and as text are equal. */
export const linkDifference = (before: LinkState, after: LinkState): LinkDifference => ({
  added: idsWithout(after.ids, before.ids),
  removed: idsWithout(before.ids, after.ids),
  ...(before.later !== after.later && { later: after.later }),
})

/** Whether two states are equal. If both include all future items, the current items do not matter. */
export function sameLinks(one: LinkState, other: LinkState): boolean {
  if (one.later || other.later) return one.later === other.later
  return one.ids === other.ids || isUnchanged(linkDifference(one, other))
}

/** Returns the initial choice of a linker: the linked items are ticked. */
export const choiceOf = ({ ids, later }: LinkState): LinkChoice => ({
  applyFor: later ? 'allCurrentAndFuture' : 'onlySelected',
  ids,
})

/**
 * Returns what another user has changed meanwhile, except changes we want as well. After an attempt with lost
 * responses, those changes may be our own.
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

/** Whether a difference is empty. */
export const isUnchanged = ({ added, removed, later }: LinkDifference): boolean =>
  later === undefined && added.length === 0 && removed.length === 0

/** The three states of links in a merge. */
export type LinkMerge = {
  /** The links when the form was opened. */
  base: LinkState
  /** The links chosen in the form. */
  mine: LinkState
  /** The links on the server now. */
  theirs: LinkState
}

/**
 * Merges another user's changes into the chosen links. The result has every addition of both sides, and
 * nothing that either has removed. Future items follow the side that changed them, unless a current item is
 * excluded.
 */
export function mergedLinks({ base, mine, theirs }: LinkMerge): LinkState {
  const { added, removed } = linkDifference(base, theirs)
  const ids = distinctIds([...idsWithout(mine.ids, removed), ...added])
  const later = mine.later === base.later ? theirs.later : mine.later
  const isEvery = mine.later || idsWithout(theirs.ids, ids).length === 0
  return { ids, later: later && isEvery }
}

/** Merges another user's changes into a choice. Keeps a scope that the user has chosen. */
export function mergedChoice({ base, theirs }: Omit<LinkMerge, 'mine'>, choice: LinkChoice): LinkChoice {
  const later = choice.applyFor === 'allCurrentAndFuture'
  const merged = mergedLinks({ base, theirs, mine: { ids: choice.ids, later } })
  return choice.applyFor === 'allCurrent' && !merged.later ? { ...choice, ids: merged.ids } : choiceOf(merged)
}

/** The effect of a successful call on links. */
export type LinkEffect =
  | {
      /** Whether the item was linked or unlinked. */
      kind: 'link' | 'unlink'
      /** The item on the other side of the link. */
      id: Id
    }
  | {
      kind: 'link-all'
      /** All current items. */
      ids: readonly Id[]
    }
  | { kind: 'unlink-all' }

/**
 * Returns the links after successful calls, in order. Adding or removing a single link ends the link to
 * future items.
 */
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
