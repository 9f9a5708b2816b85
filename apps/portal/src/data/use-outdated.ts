import type { QueryClient } from '@tanstack/react-query'
import { useStore } from 'jotai'
import { useEffect } from 'react'
import { outdatedAtom } from '../session/connect-portal.ts'

/** Asks again for what a write has made old: at once where it is shown, else when it is shown next (CALL-106). */
export function useOutdated(queries: QueryClient): void {
  const store = useStore()
  useEffect(
    () =>
      store.sub(outdatedAtom, () => {
        const outdated = store.get(outdatedAtom)
        // The keys name what they hold by the same words.
        if (outdated)
          queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(outdated.what) })
      }),
    [store, queries],
  )
}
