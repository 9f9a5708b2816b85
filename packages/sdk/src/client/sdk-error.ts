import type { Method } from '../contract/endpoint.ts'
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
  kind: SdkErrorKind
  method: Method
  path: string
  /** What to show the user: the server's message or a general one. Empty for a cancelled call. */
  messages: readonly string[]
  statusCode?: number | undefined
  requestId?: string | undefined
  /** Seconds to wait, from the server's Retry-After. */
  retryAfter?: number | undefined
  /** True when message, error or status text is exactly "Unauthorized". */
  unauthorised?: boolean | undefined
  /** True when the response body has no sentence: `messages` is the status text or a general sentence. */
  unexplained?: boolean | undefined
  /** A code such as ECONNREFUSED. Never the original error, because its text contains the whole URL. */
  cause?: string | undefined
}

const BRAND = Symbol.for('@tributary/sdk/error')
const INSPECT = Symbol.for('nodejs.util.inspect.custom')

/**
 * The only error a call rejects with. `messages` are for the screen. `message` is the same without URLs, email
 * addresses and tokens, so a printed error reveals nothing.
 */
export class SdkError extends Error implements Failure {
  declare readonly kind: SdkErrorKind
  declare readonly method: Method
  declare readonly path: string
  declare readonly statusCode: number | undefined
  declare readonly requestId: string | undefined
  declare readonly retryAfter: number | undefined
  declare readonly messages: readonly string[]
  declare readonly unauthorised: boolean
  declare readonly unexplained: boolean
  declare readonly cause: string | undefined

  constructor(failure: Failure) {
    const { kind, method, path, statusCode, requestId, retryAfter, messages, cause } = failure
    const { unauthorised = false, unexplained = false } = failure
    super(redact(messages.join('\n')))
    Object.assign(this, { kind, method, path, statusCode, requestId, retryAfter })
    hide(this, 'name', 'SdkError')
    hide(this, 'messages', messages)
    hide(this, 'unauthorised', unauthorised)
    hide(this, 'unexplained', unexplained)
    hide(this, 'cause', cause)
    hide(this, BRAND, true)
    hide(this, INSPECT, () => this.toString())
  }

  /**
   * Describes what failed and where, with the server's request id. Contains nothing that must not be
   * logged.
   */
  toJSON(): Record<string, unknown> {
    const { name, cause, message } = this
    // Its own fields are enumerable, except those that must not be logged.
    return { name, ...Object(this), cause, message }
  }

  override toString(): string {
    const status = this.statusCode === undefined ? this.kind : `${this.kind} ${this.statusCode}`
    const request = this.requestId ? ` (request ${this.requestId})` : ''
    return `${this.name}: ${this.method} ${this.path}: ${status}${request}: ${this.message}`
  }
}

const hide = (error: object, name: PropertyKey, value: unknown): void => {
  Object.defineProperty(error, name, { value, enumerable: false })
}

/** Whether a value is an {@link SdkError}, also one from another copy of this package. */
export const isSdkError = (error: unknown): error is SdkError =>
  typeof error === 'object' && error !== null && BRAND in error
