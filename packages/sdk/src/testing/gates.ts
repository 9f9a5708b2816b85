import type { Endpoint } from '../contract/index.ts'
import { keyOf } from './match-endpoint.ts'

/** Requests to one call that wait until the test lets them continue. */
export type Gate = {
  /** Resolves when the first request waits. */
  arrived: Promise<void>
  /** Lets every waiting request continue. Later requests do not wait. */
  release: () => void
}

/** The gates of a fake backend. */
export type Gates = {
  hold: (endpoint: Endpoint) => Gate
  /** Resolves when no gate holds the call. Rejects when the request is aborted. */
  pass: (endpoint: Endpoint, signal: AbortSignal | null | undefined) => Promise<void>
}

export function createGates(): Gates {
  const open = new Map<string, { arrive: () => void; released: Promise<void> }>()
  return {
    hold: (endpoint) => {
      const arrived = deferred()
      const released = deferred()
      const gate = { arrive: arrived.resolve, released: released.promise }
      open.set(keyOf(endpoint), gate)
      const release = () => {
        if (open.get(keyOf(endpoint)) === gate) open.delete(keyOf(endpoint))
        released.resolve()
      }
      return { arrived: arrived.promise, release }
    },
    pass: async (endpoint, signal) => {
      signal?.throwIfAborted()
      const gate = open.get(keyOf(endpoint))
      if (!gate) return
      gate.arrive()
      await unlessAborted(gate.released, signal)
    },
  }
}

function deferred() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

/** Waits for a promise, or rejects with the reason of the signal. */
export function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  if (!signal) return promise
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
