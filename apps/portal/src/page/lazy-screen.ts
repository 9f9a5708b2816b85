import { type ComponentType, lazy } from 'react'

/** How long a screen's script may take to load (CONST-05). */
export const CHUNK_TIMEOUT_MS = 120_000

/** A screen's script did not come in time, or at all. */
export class ChunkError extends Error {
  override name = 'ChunkError'
}

/** The module, or a {@link ChunkError} when it fails to load or takes longer than it may. */
export function withinChunkTimeout<T>(load: () => Promise<T>, timeoutMs = CHUNK_TIMEOUT_MS): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkError('timed out')), timeoutMs)
    load()
      .then(resolve, (cause: unknown) => reject(new ChunkError('not loaded', { cause })))
      .finally(() => clearTimeout(timer))
  })
}

/** A component that is loaded when it is first drawn. */
export const lazyScreen = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await withinChunkTimeout(load) }))
