import { type ComponentType, createElement, lazy, useContext } from 'react'
import { TryAgain } from './ChunkSuspense.tsx'

/** How long the chunk of a screen may take to load (CONST-05). */
export const CHUNK_TIMEOUT_MS = 120_000

/** The chunk of a screen did not load, or not in time. */
export class ChunkError extends Error {
  override name = 'ChunkError'
}

/** Returns the loaded module, or throws a {@link ChunkError} when it fails to load or takes too long. */
export function withinChunkTimeout<T>(load: () => Promise<T>, timeoutMs = CHUNK_TIMEOUT_MS): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkError('timed out')), timeoutMs)
    load()
      .then(resolve, (cause: unknown) => reject(new ChunkError('not loaded', { cause })))
      .finally(() => clearTimeout(timer))
  })
}

/** A component that loads its chunk when it is first rendered, within a {@link ChunkSuspense}. */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let isSettled = false
  let loading: Promise<{ default: ComponentType<Props> }> | undefined
  const loadOnce = () => {
    loading ??= withinChunkTimeout(async () => ({ default: await load() })).finally(() => {
      isSettled = true
    })
    return loading
  }
  const Loaded = lazy(loadOnce)
  return function LazyScreen(props: Props) {
    const tryAgain = useContext(TryAgain)
    if (!isSettled) loadOnce().then(tryAgain, tryAgain)
    return createElement(Loaded, props)
  }
}
