import { useEffect, useState } from 'react'

/** How long "Copied" stands after a copy, in milliseconds (connectors spec 9). */
export const COPIED_MS = 3000

type CopyState = 'idle' | 'copied' | 'refused'

/** Copies text, and tells for a while how it went: a browser may refuse. */
export function useCopy() {
  const [state, setState] = useState<CopyState>('idle')
  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), COPIED_MS)
    return () => clearTimeout(timer)
  }, [state])
  const copy = async (text: string) => {
    try {
      // A page of an address that is not secure has no clipboard at all.
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      setState('refused')
    }
  }
  return { state, copy }
}
