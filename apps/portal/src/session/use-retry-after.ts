import { isSdkError } from '@tributary/sdk'
import { useEffect, useState } from 'react'

const TOO_MANY = 429

/** The remaining seconds before the server allows another attempt. */
export function useRetryAfter() {
  const [asked, setAsked] = useState<{ seconds: number } | null>(null)
  useEffect(() => {
    if (!asked) return
    const timer = setTimeout(() => setAsked(null), asked.seconds * 1000)
    return () => clearTimeout(timer)
  }, [asked])
  const noteRetryAfter = (failure: unknown) => {
    if (!isSdkError(failure) || failure.statusCode !== TOO_MANY || !failure.retryAfter) return
    setAsked({ seconds: failure.retryAfter })
  }
  return { wait: asked?.seconds ?? null, noteRetryAfter }
}
