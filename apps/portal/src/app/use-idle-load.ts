import { loadLaterParts } from '@tributary/ui'
import { useEffect } from 'react'
import { loadPalette } from './palette/use-palette.ts'

/** Loads dialogs, menus and the palette once the browser is idle after the first frame, so that they open without the network. */
export function useIdleLoad(): void {
  useEffect(() => whenIdle(loadParts), [])
}

function loadParts() {
  loadLaterParts()
  // A palette that does not load is loaded again when it is opened.
  loadPalette().catch(() => undefined)
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
