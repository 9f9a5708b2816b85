import { createContext, type ReactNode, Suspense, useReducer } from 'react'

/** Renders the nearest {@link ChunkSuspense} again. */
export const TryAgain = createContext<() => void>(() => {})

type ChunkSuspenseProps = { fallback?: ReactNode; children: ReactNode }

/**
 * Suspense for screens that load their chunk. React waits 300 ms after a fallback before it shows what Suspense retries,
 * and only then does a screen request its data. A render from outside does not wait.
 */
export function ChunkSuspense({ fallback, children }: ChunkSuspenseProps) {
  const [, tryAgain] = useReducer((count: number) => count + 1, 0)
  return (
    <TryAgain value={tryAgain}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </TryAgain>
  )
}
