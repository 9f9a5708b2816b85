import { useQueryClient } from '@tanstack/react-query'
import type { Id } from '@tributary/domain'
import { synchroniseTables } from '@tributary/sdk'
import { isolated } from '@tributary/sdk/common'
import { databaseMessages, explainDatabaseError } from '@tributary/sdk/database'
import { type DatabaseOutcome, useToasts } from '@tributary/ui'
import { atom, useAtomValue, useStore } from 'jotai'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useClient } from '../session/use-client.ts'
import { structureStateKey } from './structure-state-query.ts'

/** The organisations that this tab is synchronising, from any page. */
const runningAtom = atom<ReadonlySet<string>>(new Set<string>())

/**
 * Synchronises the tables of an organisation. It continues when the page is left, and the outcome is then a toast instead
 * of a banner.
 */
export function useSynchronise(organisationId: Id) {
  const client = useClient()
  const store = useStore()
  const queries = useQueryClient()
  const { show } = useToasts()
  const present = useRef(true)
  const [outcome, setOutcome] = useState<DatabaseOutcome | null>(null)
  const key = String(organisationId)
  useEffect(() => {
    present.current = true
    return () => {
      present.current = false
    }
  }, [])

  /** Shows the outcome in a banner while the page is mounted, else in a toast. */
  const tell = useCallback(
    (ended: DatabaseOutcome | null) => {
      if (present.current) setOutcome(ended)
      else if (ended) show({ type: ended.kind === 'done' ? 'success' : 'error', content: inOneLine(ended) })
    },
    [show],
  )

  const synchronise = useCallback(async () => {
    if (store.get(runningAtom).has(key)) return
    store.set(runningAtom, (running) => new Set([...running, key]))
    setOutcome(null)
    const ended = await synchroniseTables(client, { params: { id: key } }).then(succeeded, failedTo('sync'))
    store.set(runningAtom, (running) => new Set([...running].filter((other) => other !== key)))
    void queries.invalidateQueries({ queryKey: structureStateKey(key) })
    tell(ended)
  }, [client, store, queries, tell, key])

  return {
    busy: useAtomValue(runningAtom).has(key),
    outcome,
    tell,
    dismiss: useCallback(() => setOutcome(null), []),
    synchronise,
  }
}

const succeeded = (): DatabaseOutcome => ({ kind: 'done', sentence: databaseMessages.synchronised })

/** The outcome for a failed save or synchronisation; null for an aborted call. */
export const failedTo =
  (action: 'credentials' | 'sync') =>
  (error: unknown): DatabaseOutcome | null => {
    const explanation = explainDatabaseError({ action, error })
    return explanation && { kind: 'failed', explanation }
  }

function inOneLine(outcome: DatabaseOutcome): string {
  if (outcome.kind !== 'failed') return outcome.sentence
  const { heading, message } = outcome.explanation
  return message ? `${heading.replace(/:$/, '')}: ${isolated(message)}` : heading
}
