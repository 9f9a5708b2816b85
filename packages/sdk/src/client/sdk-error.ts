import type { Method } from '../contract/endpoint.ts'
import { type Issue, issueLine, NO_SUCH_FIELD } from './issues.ts'
import { redact } from './redact.ts'

/**
 * How a call failed: no connection, no response in time, cancelled by the caller, refused by the server, a response
 * that is not JSON, is empty or has a different shape, or input that cannot be sent.
 */
export type SdkErrorKind =
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'http'
  | 'invalid-response'
  | 'empty-response'
  | 'invalid-shape'
  | 'invalid-input'

/** The facts of a failed call. The path is the template, because a filled-in path would contain user data. */
export type Failure = {
  /** What failed: the connection, the server, the input or the shape of the response. */
  kind: SdkErrorKind
  /** The HTTP method of the call. */
  method: Method
  /** The template of the path, e.g. `/areas/{id}`. */
  path: string
  /** What to show the user: the server's message or a general one. Empty for a cancelled call. */
  messages: readonly string[]
  /** The HTTP status; undefined without a response. */
  statusCode?: number | undefined
  /** The id of the request in the server's log; undefined without a response. */
  requestId?: string | undefined
  /** Seconds to wait, from the server's Retry-After. */
  retryAfter?: number | undefined
  /** True when message, error or status text is exactly "Unauthorized". */
  unauthorised?: boolean | undefined
  /** True when the response body has no sentence: `messages` is the status text or a general sentence. */
  unexplained?: boolean | undefined
  /** Which parts of an `invalid-input` or of an `invalid-shape` do not fit. */
  issues?: readonly Issue[] | undefined
  /** The JSON of a refused response, e.g. with a `code` for programs; undefined without one. */
  details?: unknown
  /** A hint for developers. It follows the messages in `message`. */
  hint?: string | undefined
  /**
   * The reason of the signal of a call that was aborted or timed out. Of a `network` failure a code such as
   * ECONNREFUSED, and never the original error, because its text contains the whole URL.
   */
  cause?: unknown
}

const BRAND = Symbol.for('@tributary/sdk/error')
const INSPECT = Symbol.for('nodejs.util.inspect.custom')

/**
 * The only error a call rejects with. `messages` are for the screen. `message` is for developers: the same without
 * URLs, email addresses and tokens, so a printed error reveals nothing, and which parts of the input or of the response
 * do not fit.
 */
export class SdkError extends Error implements Failure {
  /** What failed: the connection, the server, the input or the shape of the response. */
  declare readonly kind: SdkErrorKind
  /** The HTTP method of the call. */
  declare readonly method: Method
  /** The template of the path, e.g. `/areas/{id}`. */
  declare readonly path: string
  /** The HTTP status; undefined without a response. */
  declare readonly statusCode: number | undefined
  /** The id of the request in the server's log; undefined without a response. */
  declare readonly requestId: string | undefined
  declare readonly retryAfter: number | undefined
  declare readonly messages: readonly string[]
  declare readonly unauthorised: boolean
  declare readonly unexplained: boolean
  declare readonly issues: readonly Issue[]
  /** The JSON of a refused response, e.g. with a `code` for programs. */
  declare readonly details: unknown
  declare readonly hint: string | undefined
  /** The reason of the signal, or a code such as ECONNREFUSED: see `Failure`. */
  declare readonly cause: unknown

  constructor(failure: Failure) {
    const { messages, hint, cause, unauthorised = false, unexplained = false, issues = [] } = failure
    const { kind, method, path, statusCode, requestId, retryAfter, details } = failure
    super(messageOf(messages, issues, hint))
    Object.assign(this, { kind, method, path, statusCode, requestId, retryAfter })
    const hidden = {
      name: 'SdkError',
      messages,
      unauthorised,
      unexplained,
      issues,
      hint,
      cause,
      details,
      [BRAND]: true,
    }
    Object.assign(hidden, { [INSPECT]: () => `${this}${framesOf(this.stack)}` })
    for (const name of Reflect.ownKeys(hidden))
      Object.defineProperty(this, name, { value: Reflect.get(hidden, name), enumerable: false })
  }
  /**
   * Describes what failed and where, with the server's request id. Contains nothing that must not be
   * logged.
   */
  toJSON(): Record<string, unknown> {
    const { name, cause, message, issues } = this
    // Its own fields are enumerable, except those that must not be logged. A caller's reason may be anything.
    return {
      name,
      ...Object(this),
      ...(this.kind === 'network' && { cause }),
      ...(issues.length > 0 && { issues }),
      message,
    }
  }

  override toString(): string {
    const status = this.statusCode === undefined ? this.kind : `${this.kind} ${this.statusCode}`
    const request = this.requestId ? ` (request ${this.requestId})` : ''
    return `${this.name}: ${this.method} ${this.path}: ${status}${request}: ${this.message}`
  }
}

const MOST_IN_A_LINE = 3

function messageOf(messages: readonly string[], issues: readonly Issue[], hint: string | undefined): string {
  // The messages name unknown fields.
  const faults = issues
    .filter(({ expected }) => expected !== NO_SUCH_FIELD)
    .slice(0, MOST_IN_A_LINE)
    .map(issueLine)
  const details = [...faults, hint ?? []].flat().join('; ')
  return [redact(messages.join(' ')), details].filter(Boolean).join(' – ')
}

/** Returns the lines of a stack below the message. Other engines than V8 have no message in the stack. */
function framesOf(stack = ''): string {
  const start = stack.search(/^ +at /m)
  return start < 0 ? '' : `\n${stack.slice(start)}`
}

/** Whether a value is an {@link SdkError}, also one from another copy of this package. */
export const isSdkError = (error: unknown): error is SdkError =>
  typeof error === 'object' && error !== null && BRAND in error
