import { countIssues, type Fault, issueLine, issuesOf } from '../client/issues.ts'
import { keyOf, type MatchedCall } from './match-endpoint.ts'

/** A mistake of a test: a call without a handler, or a handler whose result does not fit the contract. */
export class FakeBackendError extends Error {
  /** The name of the class. */
  override name = 'FakeBackendError'
}

/** Names a call in messages: `listAreas (GET /areas)`. */
export const labelOf = ({ name, endpoint }: Pick<MatchedCall, 'name' | 'endpoint'>): string =>
  `${name} (${keyOf(endpoint)})`

/** Reports a value of a handler that does not fit the contract, with its first faults. */
export function unfitReply(call: MatchedCall, faults: readonly Fault[], value: unknown): FakeBackendError {
  const issues = issuesOf(faults, value, 'response')
  const more = countIssues(faults) - issues.length
  return new FakeBackendError(
    [
      `The handler of ${labelOf(call)} returned a value that does not fit the contract:`,
      ...issues.map((issue) => `- ${issueLine(issue)}`),
      ...(more > 0 ? [`and ${more} more`] : []),
    ].join('\n'),
  )
}

/** The mistakes of a test so far. */
export type Mistakes = {
  add: (mistake: unknown) => void
  /** Throws what was added since the last time, each message once, and names these handlers that no request used. */
  report: (unused: readonly string[]) => void
}

export function createMistakes(): Mistakes {
  let known: unknown[] = []
  return {
    add: (mistake) => void known.push(mistake),
    report: (unused) => {
      const all = [...known, ...unused.map(unusedHandler)]
      known = []
      const [first, ...others] = new Map(all.map((one) => [messageOf(one), one])).values()
      if (others.length > 0) throw new FakeBackendError([first, ...others].map(messageOf).join('\n\n'))
      if (first !== undefined) throw first
    },
  }
}

const unusedHandler = (label: string) =>
  new FakeBackendError(`No request used the handler of once(${label}).`)

/** Returns the message of a mistake, which may be anything that a handler throws. */
export const messageOf = (mistake: unknown): string =>
  mistake instanceof Error ? mistake.message : String(mistake)
