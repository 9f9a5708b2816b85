import { useQueryClient } from '@tanstack/react-query'
import { failureMessage } from '@tributary/sdk'
import { useToasts } from '@tributary/ui'
import { useEffect, useRef, useState } from 'react'
import { useClient } from '../../session/use-client.ts'
import { type LinkProblem, problemOf } from './link-problem.ts'
import type { LinkingKind, ReadyLinking } from './linking-kind.ts'
import { reloadLinkedLists } from './reload-linked-lists.ts'
import { type LinksToSave, linkPlan, saveLinks } from './save-links.ts'
import type { LinkForm } from './use-link-form.ts'

type Options = {
  kind: LinkingKind
  linking: ReadyLinking
  form: LinkForm
  /** Everything is saved. */
  onSaved: () => void
  /** The item chosen on the left was deleted meanwhile. */
  onMissing: () => void
}

/**
 * Saves the form of a linking screen, one attempt at a time. A retry sends only the calls that failed or
 * were not sent.
 */
export function useSaveLinks({ kind, linking, form, onSaved, onMissing }: Options) {
  const client = useClient()
  const queries = useQueryClient()
  const { show } = useToasts()
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const [problem, setProblem] = useState<LinkProblem | null>(null)
  const running = useRef(false)
  const unsure = useRef(false)
  const isMounted = useIsMounted()

  const attempt = async (facts: LinksToSave) => {
    const end = await saveLinks(client, facts, (done, total) => setProgress({ done, total }))
    if (end.state === 'deleted') return onMissing()
    if (end.state === 'not-saved') {
      unsure.current = end.unsure
      form.setDraft({ itemId: facts.item.id, ...end.draft })
      return setProblem(end.problem)
    }
    await reloadLinkedLists(queries, linking.organisation.id)
    show({ type: 'success', content: kind.words.saved })
    if (isMounted.current) onSaved()
  }

  const save = async () => {
    const { item } = form
    if (!item || running.current) return
    running.current = true
    setProblem(null)
    const facts = { kind, linking, item, form, unsure: unsure.current }
    // Counted from what the form shows. The list is requested again before anything is sent.
    setProgress({ done: 0, total: linkPlan(facts).flat().length })
    await attempt(facts).catch((error: unknown) =>
      setProblem(problemOf(failureMessage(error), kind.words.failed)),
    )
    running.current = false
    setProgress(null)
  }
  return { save, progress, problem, setProblem }
}

function useIsMounted() {
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return isMounted
}
