import { failureMessage } from '@tributary/sdk/rules'
import { useCallback, useRef, useState } from 'react'

/** Something that is done once at a time and may fail: whether it runs, and in words why it failed. */
export function useAttempt() {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const running = useRef(false)
  const attempt = useCallback(async (work: () => Promise<unknown>) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setError(null)
    await work().catch((failure: unknown) => setError(failureMessage(failure)))
    running.current = false
    setBusy(false)
  }, [])
  const forget = useCallback(() => setError(null), [])
  return { busy, error, attempt, forget }
}
