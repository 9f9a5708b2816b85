import { type Id, sameId } from '@tributary/domain'
import {
  choiceOf,
  type LinkChoice,
  type LinkDifference,
  type LinkState,
  linkDifference,
  linkerChoices,
  mergedLinks,
  noLinks,
  sameLinks,
  wantedLinks,
} from '@tributary/sdk/excel'
import { useMemo, useState } from 'react'
import type { LinkedItem, LinkTarget, ReadyLinking } from './linking-kind.ts'

/** The choice in the form, and the links it was opened with. `itemId` is null until an item is chosen. */
export type Draft = { itemId: Id | null; base: LinkState; choice: LinkChoice }

/** The state of a form on a linking screen. */
export type LinkForm = {
  /** The item chosen on the left. */
  item: LinkedItem | undefined
  /** The links that the choice is compared with. They are never newer than those that the form shows. */
  base: LinkState
  choice: LinkChoice
  /** The targets that can be ticked. */
  shown: readonly LinkTarget[]
  /** The links that the choice stands for. */
  wanted: LinkState
  change: LinkDifference
  dirty: boolean
  setChoice: (choice: LinkChoice) => void
  setDraft: (draft: Draft | null) => void
}

const unchanged: LinkDifference = { added: [], removed: [] }

const isOf = (draft: Draft, itemId: Id | null): boolean =>
  itemId === null || draft.itemId === null ? draft.itemId === itemId : sameId(draft.itemId, itemId)

/** The ticks of the chosen item. Until the user changes one, they follow the list. */
export function useLinkForm({ items, targets }: ReadyLinking, chosen: Id | null): LinkForm {
  const [kept, setDraft] = useState<Draft | null>(null)
  const item = useMemo(
    () => (chosen === null ? undefined : items.find(({ id }) => sameId(id, chosen))),
    [items, chosen],
  )
  const itemId = item?.id ?? null
  const draft = kept && isOf(kept, itemId) ? kept : null
  const base = draft?.base ?? item?.links ?? noLinks
  const choice = useMemo(() => draft?.choice ?? choiceOf(base), [draft, base])
  const shown = useMemo(() => linkerChoices(targets, base.ids), [targets, base])
  const wanted = useMemo(
    () => ({
      ids: wantedLinks(choice, shown, base.ids),
      later: choice.applyFor === 'allCurrentAndFuture',
    }),
    [choice, shown, base],
  )
  const dirty = useMemo(() => !sameLinks(base, wanted), [base, wanted])
  const change = useMemo(() => (dirty ? linkDifference(base, wanted) : unchanged), [dirty, base, wanted])
  const setChoice = (next: LinkChoice) => setDraft({ itemId, base, choice: next })
  return { item, base, choice, shown, wanted, change, dirty, setChoice, setDraft }
}

/** Adds the ticks that were set before an item was chosen to the links of that item. */
export function draftFor(item: LinkedItem, { choice }: Pick<LinkForm, 'choice'>): Draft {
  const { links } = item
  const mine = { ids: choice.ids, later: choice.applyFor === 'allCurrentAndFuture' }
  const ids = mergedLinks({ base: noLinks, mine, theirs: links }).ids
  const applyFor = choice.applyFor === 'onlySelected' && links.later ? 'allCurrentAndFuture' : choice.applyFor
  return { itemId: item.id, base: links, choice: { applyFor, ids } }
}
