import { type ApplyFor, type Id, type Status, statusNameOf } from '@tributary/domain'
import { distinctIds, idsWithout } from '../../common/queue/plan.ts'

type Listed = { id: Id; status?: Status | null | undefined }

/**
 * What a linker or the security group wizard offers: what is archived only when it is linked or granted already
 * (requirement STATE-26). The order stays.
 */
export function linkerChoices<T extends Listed>(items: readonly T[], linkedIds: readonly Id[]): T[] {
  const linked = new Set(linkedIds.map(String))
  return items.filter(({ id, status }) => statusNameOf(status) !== 'archived' || linked.has(String(id)))
}

/**
 * The ids a linker's choice means: the ticked ones, or every one that is shown. Whatever is linked and not shown stays
 * linked: nobody takes away what they have not seen (requirement STATE-26).
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
