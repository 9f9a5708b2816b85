import type { WireResponse } from './wire.ts'

/** The last responses that have an entity tag. A poll gets its response from here if the server has no newer one. */
export type KnownResponses = {
  tagOf: (address: string) => string | undefined
  /** Returns the known response if the server says it is current, else decodes and remembers this one. */
  resolve: <T>(raw: WireResponse, decode: () => T) => T
}

const MOST = 50

export function createKnownResponses(): KnownResponses {
  const known = new Map<string, { tag: string; value: unknown }>()
  return {
    tagOf: (address) => known.get(address)?.tag,
    resolve<T>({ address, status, headers }: WireResponse, decode: () => T) {
      const last = known.get(address)
      known.delete(address)
      const tag = headers.get('etag')
      // Another response may have arrived since this one was requested.
      if (status === 304 && last && (tag === null || tag === last.tag)) {
        known.set(address, last)
        // One address belongs to one call.
        return last.value as T
      }
      const value = decode()
      if (tag !== null) known.set(address, { tag, value })
      const [oldest] = known.keys()
      if (known.size > MOST && oldest !== undefined) known.delete(oldest)
      return value
    },
  }
}
