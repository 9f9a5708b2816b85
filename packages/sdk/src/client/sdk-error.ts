import type { Method } from '../contract/endpoint.ts'
import { redact } from './redact.ts'

/**
 * How a call failed: never reached the server, took too long, was cancelled by its caller, was refused by the
 * server, was answered with something that is not JSON, with nothing, with JSON of another shape, or was asked
 * with input that cannot be sent.
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

/** What is known of a failed call. The path is the template: filled in, it would hold somebody's data. */
export type Failure = {
  kind: SdkErrorKind
  method: Method
  path: string
  /** What to tell the person, as the server said it or as the specification words it. Empty when cancelled. */
  messages: readonly string[]
  statusCode?: number | undefined
  requestId?: string | undefined
  /** Seconds the server asked to wait. */
  retryAfter?: number | undefined
  /** True when message, error or status text is exactly "Unauthorized". */
  unauthorised?: boolean | undefined
  /** True when the response body has no sentence: `messages` is the status text or a general sentence. */
  unexplained?: boolean | undefined
  /** A code such as ECONNREFUSED; never the original error, whose text holds the whole address. */
  cause?: string | undefined
}

const BRAND = Symbol.for('@tributary/sdk/error')
const INSPECT = Symbol.for('nodejs.util.inspect.custom')

/**
 * The one class every failing call rejects with (portal spec 8). `messages` are for the screen; `message` is the
 * same with addresses, e-mail addresses and tokens taken out, so that a printed error gives nothing away.
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

  /** What happened, where, and the server's id of the request: fit for a log. */
  toJSON(): Record<string, unknown> {
    const { name, cause, message } = this
    // Its own fields are enumerable, except for what is not for a log.
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

/** Whether this is an {@link SdkError}, also one from another copy of this package. */
export const isSdkError = (error: unknown): error is SdkError =>
  typeof error === 'object' && error !== null && BRAND in error
