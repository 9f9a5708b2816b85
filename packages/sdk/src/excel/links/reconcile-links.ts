import { type Id, sameId } from '@tributary/domain'
import {
  foreignChange,
  isUnchanged,
  type LinkChoice,
  type LinkDifference,
  type LinkEffect,
  type LinkState,
  linkDifference,
  linksAfter,
  mergedChoice,
  sameLinks,
} from './link-state.ts'

/** A linking form: the links it compares with, and its ticks. */
export type LinkDraft = {
  /** The links that the form compares with. */
  base: LinkState
  /** The ticks and the scope. */
  choice: LinkChoice
}

/** The state of a form after its links have been reloaded. */
export type LinkCheck = LinkDraft & {
  /** The links that the choice stands for. */
  wanted: LinkState
  /** The links on the server; `deleted` when the item no longer exists, `unknown` when the list did not load. */
  theirs: LinkState | 'deleted' | 'unknown'
  /**
   * The links if every call sent since `base` succeeded, including those without a response; null if none
   * was sent.
   */
  tried: LinkState | null
}

/**
 * What to do next:
 * - `deleted`: the item no longer exists.
 * - `changed`: another user changed the links. `draft` includes their `change`; show it before anything is sent.
 * - `unsure`: the links are not known. Changes found later that are wanted here may be our own.
 * - `current`: nothing foreign has happened. Continue from `draft`.
 */
export type Reconciled =
  | { state: 'deleted' }
  | {
      state: 'changed'
      /** The form with the foreign change. */
      draft: LinkDraft
      /** The change by another user. */
      change: LinkDifference
    }
  | {
      /** The state, as described above. */
      state: 'unsure' | 'current'
      /** The form to continue with. */
      draft: LinkDraft
    }

/** Compares a form with the links on the server: a three-way merge that does not mistake our own lost calls for another user's. */
export function reconcileLinks({ base, choice, wanted, theirs, tried }: LinkCheck): Reconciled {
  if (theirs === 'deleted') return { state: 'deleted' }
  if (theirs === 'unknown') return { state: 'unsure', draft: { base, choice } }
  const isOwnWork = tried !== null && isUnchanged(foreignChange({ base, mine: wanted, theirs }))
  if (isOwnWork || sameLinks(theirs, tried ?? base))
    return { state: 'current', draft: { base: theirs, choice } }
  const draft = { base: theirs, choice: mergedChoice({ base, theirs }, choice) }
  return { state: 'changed', draft, change: linkDifference(base, theirs) }
}

/** A save that stopped part-way. */
export type PartialSave = {
  /** The links when it began. */
  before: LinkState
  /** The ticks when it began. */
  choice: LinkChoice
  /** The links that it should lead to. */
  wanted: LinkState
  /** What could not be linked because it was deleted meanwhile. */
  goneIds: readonly Id[]
  /** The effects of the calls that worked, and of all that were sent. */
  effects: {
    /** The effects of the calls that worked. */
    done: readonly LinkEffect[]
    /** The effects of all calls that were sent. */
    tried: readonly LinkEffect[]
  }
}

/**
 * The form after a partial save: its base has the calls that succeeded, and deleted items are no longer
 * ticked. Add `theirs` to reconcile it.
 */
export function afterPartialSave(save: PartialSave): Omit<LinkCheck, 'theirs'> {
  const { before, choice, wanted, goneIds, effects } = save
  const existing = (ids: readonly Id[]) => ids.filter((id) => !goneIds.some((gone) => sameId(gone, id)))
  return {
    base: linksAfter(before, effects.done),
    choice: { ...choice, ids: existing(choice.ids) },
    wanted: { ...wanted, ids: existing(wanted.ids) },
    tried: linksAfter(before, effects.tried),
  }
}
