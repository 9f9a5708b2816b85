import { keyOf, type MatchedCall } from './match-endpoint.ts'
import type { Target } from './target.ts'

/** Requests to one call that wait until the test lets them continue. */
export type Gate = {
  /** Resolves when the first request waits. */
  arrived: Promise<void>
  /** Lets every waiting request continue. Later requests do not wait. */
  release: () => void
}

/** The gates of a fake backend. */
export type Gates = {
  hold: (target: Target) => Gate
  /** Resolves when no gate holds the call. Rejects when the request is aborted. */
  pass: (matched: MatchedCall, path: string, signal: AbortSignal | null) => Promise<void>
}

type Held = { target: Target; arrive: () => void; released: Promise<void> }

export function createGates(): Gates {
  let closed: Held[] = []
  return {
    hold: (target) => {
      const arrived = deferred()
      const released = deferred()
      const gate = { target, arrive: arrived.resolve, released: released.promise }
      closed = [gate, ...closed]
      const release = () => {
        closed = closed.filter((one) => one !== gate)
        released.resolve()
      }
      return { arrived: arrived.promise, release }
    },
    pass: async ({ endpoint }, path, signal) => {
      signal?.throwIfAborted()
      const gate = closed.find(
        ({ target }) => keyOf(target.endpoint) === keyOf(endpoint) && target.fits(path),
      )
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
