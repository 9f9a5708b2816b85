import { useEffect, useState } from 'react'

/** How long "Copied" is shown, in milliseconds. */
export const COPIED_MS = 3000

type CopyState = 'idle' | 'copied' | 'refused'

/** Copies text and reports the result for a while, because a browser may refuse. */
export function useCopy() {
  const [state, setState] = useState<CopyState>('idle')
  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), COPIED_MS)
    return () => clearTimeout(timer)
  }, [state])
  const copy = async (text: string) => {
    try {
      // Browsers offer no clipboard to a page without HTTPS.
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      setState('refused')
    }
  }
  return { state, copy }
}
