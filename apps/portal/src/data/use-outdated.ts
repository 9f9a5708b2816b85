import type { QueryClient } from '@tanstack/react-query'
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
        // The query keys contain these words.
        if (outdated)
          queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(outdated.what) })
      }),
    [store, queries],
  )
}
