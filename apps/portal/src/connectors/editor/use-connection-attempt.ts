import type { ConnectionCheck } from '@tributary/domain'
import { failureMessage } from '@tributary/sdk'
import { useCallback, useRef, useState } from 'react'

type Outcome = { checks: ConnectionCheck[] | null; error: string | null }
const none: Outcome = { checks: null, error: null }

/** Tests a connection with the entered values. A change meanwhile discards the result. */
export function useConnectionAttempt<Entered>(
  ask: (entered: Entered) => Promise<ConnectionCheck[]>,
  reasonOf: (failure: unknown) => string = failureMessage,
) {
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState(none)
  const asked = useRef(0)

  const forget = useCallback(() => {
    asked.current++
    setOutcome(none)
    setBusy(false)
  }, [])
  const test = async (entered: Entered) => {
    const own = ++asked.current
    setBusy(true)
    setOutcome(none)
    const answer = await ask(entered).then(
      (checks): Outcome => ({ checks, error: null }),
      (failure: unknown): Outcome => ({ checks: null, error: reasonOf(failure) }),
    )
    if (asked.current !== own) return
    setOutcome(answer)
    setBusy(false)
  }
  return { busy, ...outcome, test, forget }
}
