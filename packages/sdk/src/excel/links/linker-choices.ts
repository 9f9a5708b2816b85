import { type ApplyFor, type Id, type Status, statusNameOf } from '@tributary/domain'
import { distinctIds, idsWithout } from '../../common/queue/plan.ts'

type Listed = {
  /** Identifies the item. */
  id: Id
  /** Archived items are listed only while they are linked; null counts as active. */
  status?: Status | null | undefined
}

/**
 * Returns the items a linker offers, in the same order. Archived items are included only if they are linked
 * or granted already.
 */
export function linkerChoices<T extends Listed>(items: readonly T[], linkedIds: readonly Id[]): T[] {
  const linked = new Set(linkedIds.map(String))
  return items.filter(({ id, status }) => statusNameOf(status) !== 'archived' || linked.has(String(id)))
}

/**
 * Returns the ids that a linker's choice links: the ticked ones, or all shown ones. Items that are linked but
 * not shown stay linked, so that the user does not unlink them unseen.
 */
export function wantedLinks(
  choice: { applyFor: ApplyFor; ids: readonly Id[] },
  shown: readonly { id: Id }[],
  linkedIds: readonly Id[],
): Id[] {
  const shownIds = shown.map(({ id }) => id)
  const chosen = choice.applyFor === 'onlySelected' ? choice.ids : shownIds
  return distinctIds([...chosen, ...idsWithout(linkedIds, shownIds)])
}
