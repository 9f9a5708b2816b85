import { useCallback, useLayoutEffect, useRef } from 'react'

/** A handler that stays the same function and calls the newest one: what it is given to need not be drawn anew. */
export function useStable<Args extends unknown[]>(handler: (...args: Args) => void) {
  const newest = useRef(handler)
  useLayoutEffect(() => {
    newest.current = handler
  })
  return useCallback((...args: Args) => newest.current(...args), [])
}
