import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Returns a handler that stays the same function and calls the newest one, so that memoised children do not redraw.
 */
export function useStable<Args extends unknown[]>(handler: (...args: Args) => void) {
  const newest = useRef(handler)
  useLayoutEffect(() => {
    newest.current = handler
  })
  return useCallback((...args: Args) => newest.current(...args), [])
}
