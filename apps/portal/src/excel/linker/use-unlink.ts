import { useQueryClient } from '@tanstack/react-query'
import { sameId } from '@tributary/domain'
import { organisationKey, type Pending, usePending } from '@tributary/react'
import { failureMessage } from '@tributary/sdk'
import {
  choiceOf,
  type LinkState,
  linksMessages,
  mergedLinks,
  noLinks,
  structureMessages,
} from '@tributary/sdk/excel'
import { useToasts } from '@tributary/ui'
import { useMemo } from 'react'
import { useClient } from '../../session/use-client.ts'
import { failuresOf } from './link-problem.ts'
import type { LinkedItem, LinkingKind, ReadyLinking } from './linking-kind.ts'
import { reloadLinkedLists } from './reload-linked-lists.ts'
import { isNotFound, runPlan } from './run-plan.ts'

type Shown = Pick<LinkedItem, 'links' | 'linked'>

const nothing: Shown = { links: noLinks, linked: [] }

/** Removes all links of an item immediately, and offers to restore them for five seconds. */
export function useUnlink(kind: LinkingKind, { left, targets, items, organisation }: ReadyLinking) {
  const client = useClient()
  const queries = useQueryClient()
  const { show } = useToasts()
  const { pending, send } = usePending<Shown>(organisationKey(organisation.id, 'links', kind.path))
  const { words } = kind

  const change = (item: LinkedItem, wanted: LinkState) => {
    const every = targets.map(({ id }) => id)
    const facts = { organisationId: organisation.id, item, wanted: choiceOf(wanted), every }
    return runPlan(client, kind.plan(facts), () => undefined)
  }
  const missing = structureMessages.gone(words.left.kind)
  const explain = (error: unknown) => (isNotFound(error) ? missing : failureMessage(error))
  const showError = (error: unknown) => show({ type: 'error', content: explain(error) })
  const reload = () => reloadLinkedLists(queries, organisation.id)

  const undo = async (item: LinkedItem) => {
    const now = (await left.reload()).find(({ id }) => sameId(id, item.id))
    if (!now) return show({ type: 'error', content: missing })
    const wanted = mergedLinks({ base: noLinks, mine: item.links, theirs: now.links })
    const outcome = await change(now, wanted)
    await reload()
    if (outcome.done === outcome.total)
      return show({ type: 'success', content: linksMessages.restored(item.name) })
    const reasons = failuresOf(outcome, words, targets).messages.join(' ')
    const content = linksMessages.partlyRestored(item.name, outcome.done, outcome.total, reasons)
    return show({ type: 'error', content })
  }

  const unlink = async (item: LinkedItem) => {
    const { failed } = await change(item, noLinks)
    await reload()
    const [failure] = failed
    if (failure) {
      const isMissing = failure.reason === linksMessages.targetGone
      return show({ type: 'error', content: isMissing ? missing : failure.reason })
    }
    const action = {
      label: linksMessages.undo,
      name: linksMessages.undoing(words.unlinked(item.name)),
      onPress: () => void send(item.id, item, async () => void (await undo(item))).catch(showError),
    }
    return show({ type: 'success', content: words.unlinked(item.name), action })
  }

  return {
    rows: useMemo(() => overlaid(items, pending), [items, pending]),
    unlink: (item: LinkedItem) =>
      send(item.id, nothing, async () => void (await unlink(item))).catch(showError),
  }
}

/** The items with the pending changes applied. */
function overlaid(items: readonly LinkedItem[], pending: Pending<Shown>): readonly LinkedItem[] {
  if (pending.size === 0) return items
  return items.map((item) => {
    const shown = pending.get(String(item.id))
    return shown ? { ...item, links: shown.links, linked: shown.linked } : item
  })
}
