import { isSdkError } from '@tributary/sdk/rules'
import { useEffect, useState } from 'react'

const TOO_MANY = 429

/** Whether the server has asked to wait before the next attempt; `heed` reads that from a failed call. */
export function useRetryAfter() {
  const [until, setUntil] = useState<number | null>(null)
  useEffect(() => {
    if (until === null) return
    const timer = setTimeout(() => setUntil(null), until - Date.now())
    return () => clearTimeout(timer)
  }, [until])
  const heed = (failure: unknown) => {
    if (!isSdkError(failure) || failure.statusCode !== TOO_MANY || !failure.retryAfter) return
    setUntil(Date.now() + failure.retryAfter * 1000)
  }
  return { waiting: until !== null, heed }
}
