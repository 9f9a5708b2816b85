import { loadLaterParts } from '@tributary/ui'
import { useEffect } from 'react'

/** Loads dialogs and menus once the browser is idle after the first frame, so that they open without the network. */
export function useIdleLoad(): void {
  useEffect(() => whenIdle(loadLaterParts), [])
}

/** Calls back when the browser is idle. Returns a function that cancels it. */
function whenIdle(callback: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(callback)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(callback)
  return () => cancelIdleCallback(idle)
}
