/** A group of users with sessions who poll the same list. */
export type Group = { path: string; tokens: readonly string[] }

/** What the server process reports once it listens. */
export type Ready = { port: number; usual: Group; wide: Group; emails: readonly string[] }

/** What the load process measures, one after the other, with all users polling as the portal does. */
export type Phase =
  | { kind: 'floor'; seconds: number }
  | { kind: 'poll'; group: 'usual' | 'wide'; seconds: number }
  | { kind: 'sign in'; perSecond: number; seconds: number }
  | { kind: 'return'; tabs: number; spread: boolean; seconds: number }

/** Processor time of the server process since its start, in milliseconds. The server sends it on any message. */
export type Usage = { cpuMs: number }

export type PhaseResult = {
  polls: Measured
  /** Sign-ins during the phase. */
  signIns: Measured
  /** Seconds until every tab had its list; null if not all did. */
  completeAfter: number | null
  /** All responses of the phase, also those before the measurement. */
  responses: number
}

/** The responses of one kind of request. */
export type Measured = {
  p50: number
  p95: number
  p99: number
  /** Responses with status 200 or 304. */
  succeeded: number
  notModified: number
  /** Responses with status 503 and `Retry-After`. */
  refused: number
  /** All others, and requests without a response in 15 s. */
  errors: number
}
