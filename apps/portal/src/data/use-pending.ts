import type { Id } from '@tributary/domain'
import { useCallback, useRef, useState } from 'react'

/** Changes on their way to the server, each under the id of what it concerns, as text. */
export type Pending<Change> = ReadonlyMap<string, Change>

/**
 * Changes that show before the server has answered. They lie over a list instead of in it: a poll meanwhile undoes none,
 * and a refusal puts the old back by taking its change off again. Of one thing there is one change at a time; `work`
 * is not even begun for a second one.
 */
export function usePending<Change>() {
  const [pending, setPending] = useState<Pending<Change>>(new Map())
  const underWay = useRef(new Set<string>())
  const send = useCallback(async (id: Id, change: Change, work: () => Promise<void>) => {
    const key = String(id)
    if (underWay.current.has(key)) return
    underWay.current.add(key)
    setPending((before) => new Map(before).set(key, change))
    try {
      await work()
    } finally {
      underWay.current.delete(key)
      setPending((before) => new Map([...before].filter(([other]) => other !== key)))
    }
  }, [])
  return { pending, send }
}
