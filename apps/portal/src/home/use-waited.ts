import { useEffect, useState } from 'react'

/** Whether so many milliseconds have passed since the page began to show this one, e.g. an organisation. */
export function useWaited(ms: number, shown: string | number | undefined): boolean {
  const [waitedFor, setWaitedFor] = useState<typeof shown>()
  useEffect(() => {
    const timer = setTimeout(() => setWaitedFor(shown), ms)
    return () => clearTimeout(timer)
  }, [ms, shown])
  return shown !== undefined && waitedFor === shown
}
