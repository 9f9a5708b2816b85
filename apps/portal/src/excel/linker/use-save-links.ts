import { useQueryClient } from '@tanstack/react-query'
import { sameId } from '@tributary/domain'
import { failureMessage } from '@tributary/sdk'
import {
  foreignChange,
  isUnchanged,
  type LinkState,
  linkDifference,
  linksAfter,
  linksMessages,
  mergedChoice,
  sameLinks,
} from '@tributary/sdk/excel'
import { useToasts } from '@tributary/ui'
import { useEffect, useRef, useState } from 'react'
import { useClient } from '../../session/use-client.ts'
import { failuresOf, type LinkProblem, problemOf } from './link-problem.ts'
import type { LinkedItem, LinkingKind, ReadyLinking } from './linking-kind.ts'
import { renewAfterLinks } from './renew-after-links.ts'
import { type Outcome, runPlan } from './run-plan.ts'
import type { Draft, LinkForm } from './use-link-form.ts'

type Options = {
  kind: LinkingKind
  linking: ReadyLinking
  form: LinkForm
  /** Everything is saved. */
  onSaved: () => void
  /** What is chosen on the left was deleted meanwhile. */
  onGone: () => void
}

/**
 * Saves what a linking screen has chosen. The list is asked for anew before; if somebody else has changed the links
 * meanwhile, nothing is sent and their changes are taken over into the form. What has worked is never done again.
 */
export function useSaveLinks({ kind, linking, form, onSaved, onGone }: Options) {
  const { left, right, targets, organisation } = linking
  const { words } = kind
  const client = useClient()
  const queries = useQueryClient()
  const { show } = useToasts()
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const [problem, setProblem] = useState<LinkProblem | null>(null)
  const running = useRef(false)
  /** What the last attempt has done is not known: its answers were lost, and so was the list. */
  const unsure = useRef(false)
  const here = useHere()

  const planFor = (item: LinkedItem, { base, choice }: Draft, wanted = form.wanted) =>
    kind.plan({
      organisationId: organisation.id,
      item: { ...item, links: base },
      wanted: { applyFor: choice.applyFor, ids: wanted.ids },
      every: targets.map(({ id }) => id),
    })

  const current = async (item: LinkedItem) => (await left.renew()).find(({ id }) => sameId(id, item.id))

  const takeOver = (item: LinkedItem, draft: Draft, theirs: LinkState) => {
    const { base, choice } = draft
    form.setDraft({ itemId: item.id, base: theirs, choice: mergedChoice({ base, theirs }, choice) })
    const { added, removed, later } = linkDifference(base, theirs)
    const change = { added: added.length, removed: removed.length, later, noun: words.right }
    return linksMessages.changedMeanwhile(item.name, change)
  }

  const settle = async (item: LinkedItem, before: LinkState, outcome: Outcome) => {
    const { goneIds, effects } = outcome
    const isThere = (id: Draft['choice']['ids'][number]) => !goneIds.some((gone) => sameId(gone, id))
    const choice = { ...form.choice, ids: form.choice.ids.filter(isThere) }
    const wanted = { ...form.wanted, ids: form.wanted.ids.filter(isThere) }
    const draft = { itemId: item.id, base: linksAfter(before, effects.done), choice }
    right.renew().catch(() => undefined)
    const failures = failuresOf(outcome, words, targets)
    unsure.current = false
    const now = await current(item).then(
      (found) => (found ? found.links : null),
      () => {
        unsure.current = true
        return draft.base
      },
    )
    if (now === null) return onGone()
    const foreign = foreignChange({ base: draft.base, mine: wanted, theirs: now })
    if (isUnchanged(foreign) || sameLinks(now, linksAfter(before, effects.tried))) {
      form.setDraft({ ...draft, base: now })
      const retry = planFor(item, { ...draft, base: now }, wanted).flat().length
      return setProblem({ ...failures, retry })
    }
    const sentence = takeOver(item, draft, now)
    setProblem({ ...failures, messages: [...failures.messages, sentence], retry: 0 })
  }

  const attempt = async (item: LinkedItem) => {
    const draft = { itemId: item.id, base: form.base, choice: form.choice }
    const now = await current(item)
    if (!now) return onGone()
    const theirs = now.links
    const isOurs =
      unsure.current && isUnchanged(foreignChange({ base: form.base, mine: form.wanted, theirs }))
    if (!isOurs && !sameLinks(form.base, theirs)) return setProblem(problemOf(takeOver(item, draft, theirs)))
    const plan = planFor(item, { ...draft, base: theirs })
    const outcome = await runPlan(client, plan, (done, total) => setProgress({ done, total }))
    if (outcome.done < outcome.total) return settle(item, theirs, outcome)
    await renewAfterLinks(queries, organisation.id)
    show({ type: 'success', content: words.saved })
    if (here.current) onSaved()
  }

  const save = async () => {
    const { item } = form
    if (!item || running.current) return
    running.current = true
    setProblem(null)
    // Counted from what the form shows; the list is requested again before anything is sent.
    const plan = planFor(item, { itemId: item.id, base: form.base, choice: form.choice })
    setProgress({ done: 0, total: plan.flat().length })
    await attempt(item).catch((error: unknown) => setProblem(problemOf(failureMessage(error), words.failed)))
    running.current = false
    setProgress(null)
  }
  return { save, progress, problem, setProblem }
}

/** Whether the form is still on the page, for what ends later. */
function useHere() {
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  return here
}
