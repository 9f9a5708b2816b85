import type { AdmissionLimits } from './admission-limits.ts'

/** What a call is for, from the first to be refused to the last. */
export type Priority = 'poll' | 'read' | 'write' | 'sign-in'

export type ServerLoad = {
  /** Calls in progress that are not sign-ins. */
  requests: number
  signIns: number
  /** How many calls without a session the server manages. */
  signInLimit: number
  /** Polls in progress, which count as requests as well. */
  polls: number
  /** How many polls the server manages: an adaptive limit. */
  pollLimit: number
  /** How many of the priorities the delay of the event loop refuses: {@link nextLoopLevel}. */
  loopLevel: number
  /** How long a request waits for a database connection, in milliseconds. */
  connectionWaitMs: number
}

/** The load from the view of one caller. */
export type CallerLoad = ServerLoad & {
  /** Sign-ins of the network of the caller. */
  networkSignIns: number
}

/** Why a call is refused. */
export type Refusal =
  | 'requests'
  | 'slow polls'
  | 'sign-ins'
  | 'sign-ins of a network'
  | 'event loop'
  | 'database'

type Refusable = Exclude<Priority, 'sign-in'>

const rank = { poll: 0, read: 1, write: 2 } as const satisfies Record<Refusable, number>
/** Parts of the requests in progress. */
export const share = { poll: 0.5, read: 0.75, write: 1 } as const satisfies Record<Refusable, number>
/** The part of the sign-ins that one network may use, so that it cannot lock out all others. */
const NETWORK_SHARE = 0.75
/** Reads and writes are refused at these multiples of the delays at which polls are. */
const multiples = [1, 5, 20] as const
/** Refusing ends when the delay falls below this share of the limit, so that it does not flap. */
const CALM = 0.7

/** Returns why a call is refused, or undefined if it is admitted. */
export function refusalOf(
  priority: Priority,
  load: CallerLoad,
  limits: AdmissionLimits,
): Refusal | undefined {
  if (priority === 'sign-in') return refusalOfSignIn(load)
  if (load.requests >= limits.requests * share[priority]) return 'requests'
  if (priority === 'poll' && load.polls >= load.pollLimit) return 'slow polls'
  if (load.loopLevel > rank[priority]) return 'event loop'
  return load.connectionWaitMs > delayFor(limits.connectionWaitMs, rank[priority]) ? 'database' : undefined
}

function refusalOfSignIn({ signIns, networkSignIns, signInLimit }: CallerLoad): Refusal | undefined {
  if (signIns >= signInLimit) return 'sign-ins'
  return networkSignIns >= signInLimit * NETWORK_SHARE ? 'sign-ins of a network' : undefined
}

/** Returns the level after a measurement: it rises above a limit, and falls well below that limit. */
export function nextLoopLevel(level: number, delayMs: number, limitMs: number): number {
  const higher = multiples.findLastIndex((_, place) => delayMs > delayFor(limitMs, place)) + 1
  if (higher >= level) return higher
  return multiples.findLastIndex((_, place) => delayMs > CALM * delayFor(limitMs, place)) + 1
}

const delayFor = (limitMs: number, place: number) =>
  limitMs === 0 ? Number.POSITIVE_INFINITY : limitMs * (multiples[place] ?? 1)

/** Seconds after which callers return: polls later than others, and all of them at different times. */
const retryWithin = {
  poll: [5, 15],
  read: [1, 3],
  write: [1, 3],
  'sign-in': [1, 3],
} as const satisfies Record<Priority, readonly [number, number]>

/** Returns the seconds of `Retry-After`. `random` is from 0 to 1. */
export function retryAfterFor(priority: Priority, random: number): number {
  const [least, most] = retryWithin[priority]
  return Math.min(most, least + Math.floor(random * (most - least + 1)))
}
