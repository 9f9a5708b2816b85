import type { QueryClient } from '@tanstack/react-query'
import { invalidateOutdated } from '@tributary/react'
import { useStore } from 'jotai'
import { useEffect } from 'react'
import { outdatedAtom } from '../session/connect-portal.ts'

/** Invalidates what a write has made outdated: it is loaded again now if shown, else when it is next shown (CALL-106). */
export function useOutdated(queries: QueryClient): void {
  const store = useStore()
  useEffect(
    () =>
      store.sub(outdatedAtom, () => {
        const outdated = store.get(outdatedAtom)
        if (outdated) invalidateOutdated(queries, outdated.what)
      }),
    [store, queries],
  )
}
