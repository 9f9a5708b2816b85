import { useRef, useState } from 'react'
import { useRetryAfter } from './use-retry-after.ts'

/** Resolves with an error message, or null on success. */
type Attempt = () => Promise<string | null>

/**
 * Runs one submit of a form at a time. Returns whether it is running, the error as `explain` words it, whether the user
 * must wait before the next one, and `settled`, which resolves when none is running.
 */
export function useSubmit(explain: (failure: unknown) => string | null) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const { wait, noteRetryAfter } = useRetryAfter()
  const running = useRef<Promise<void>>(null)
  const submit = async (attempt: Attempt) => {
    setBusy(true)
    setError(null)
    const sentence = await attempt().catch((failure: unknown) => {
      noteRetryAfter(failure)
      return explain(failure)
    })
    setError(sentence)
    running.current = null
    setBusy(false)
  }
  const run = async (attempt: Attempt) => {
    if (running.current) return
    running.current = submit(attempt)
    await running.current
  }
  const settled = async () => running.current
  return { busy, wait, waiting: wait !== null, error, dismissError: () => setError(null), run, settled }
}
