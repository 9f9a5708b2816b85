import { useRef, useState } from 'react'
import { useRetryAfter } from './use-retry-after.ts'

/** What is wrong after an attempt that got its answer; nothing when it went well. */
type Attempt = () => Promise<string | null>

/**
 * One call of a form at a time: whether it runs, what went wrong as `explain` words it, and whether the server has
 * asked to wait before the next.
 */
export function useSubmit(explain: (failure: unknown) => string | null) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const { wait, noteRetryAfter } = useRetryAfter()
  const running = useRef(false)
  const run = async (attempt: Attempt) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setError(null)
    const sentence = await attempt().catch((failure: unknown) => {
      noteRetryAfter(failure)
      return explain(failure)
    })
    setError(sentence)
    running.current = false
    setBusy(false)
  }
  return { busy, wait, waiting: wait !== null, error, dismissError: () => setError(null), run }
}
