import type { WireAnswer } from './wire.ts'

/** The last responses that have an entity tag. A poll gets its response from here if the server has no newer one. */
export type KnownAnswers = {
  tagOf: (address: string) => string | undefined
  /** Returns the known response if the server says it is current, else decodes and remembers this one. */
  resolve: <Answer>(raw: WireAnswer, decode: () => Answer) => Answer
}

const MOST = 50

export function createKnownAnswers(): KnownAnswers {
  const known = new Map<string, { tag: string; answer: unknown }>()
  return {
    tagOf: (address) => known.get(address)?.tag,
    resolve<Answer>({ address, status, headers }: WireAnswer, decode: () => Answer) {
      const last = known.get(address)
      known.delete(address)
      const tag = headers.get('etag')
      // Another response may have arrived since this one was requested.
      if (status === 304 && last && (tag === null || tag === last.tag)) {
        known.set(address, last)
        // One address belongs to one call.
        return last.answer as Answer
      }
      const answer = decode()
      if (tag !== null) known.set(address, { tag, answer })
      const [oldest] = known.keys()
      if (known.size > MOST && oldest !== undefined) known.delete(oldest)
      return answer
    },
  }
}
