import { useAtom, useAtomValue } from 'jotai'
import { atomWithLazy } from 'jotai/utils'
import { useEffect } from 'react'
import { readCookie, writeCookie } from '../session/cookies.ts'

const DENSITY = 'density'

/** Whether the pages have lower rows and controls. The cookie `density` remembers it as "compact" or "comfortable". */
const compactAtom = atomWithLazy(() => readCookie(DENSITY) === 'compact')

/** Returns whether the pages are compact, and a function that changes and remembers it. */
export function useDensity() {
  const [compact, set] = useAtom(compactAtom)
  const onChange = (next: boolean) => {
    writeCookie(DENSITY, next ? 'compact' : 'comfortable')
    set(next)
  }
  return { compact, onChange }
}

/** Draws every page, and what opens above it, in the density that the user has chosen. */
export function useShownDensity(): void {
  const compact = useAtomValue(compactAtom)
  useEffect(() => {
    if (!compact) return
    document.documentElement.dataset.density = 'compact'
    return () => void delete document.documentElement.dataset.density
  }, [compact])
}
