import { useEffect, useState } from 'react'

/** Whether this time, in milliseconds, has passed since `shown` changed, e.g. to another organisation. */
export function useWaited(ms: number, shown: string | number | undefined): boolean {
  const [waitedFor, setWaitedFor] = useState<typeof shown>()
  useEffect(() => {
    const timer = setTimeout(() => setWaitedFor(shown), ms)
    return () => clearTimeout(timer)
  }, [ms, shown])
  return shown !== undefined && waitedFor === shown
}
