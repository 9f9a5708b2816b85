/** A failing response of the fake backend. Handlers return or throw it. */
export class FakeFailure {
  /** The HTTP status. */
  readonly status: number
  /** The message, or several. */
  readonly message: string | readonly string[]
  /** Headers of the response, by name. */
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, message: string | readonly string[], headers: Record<string, string> = {}) {
    this.status = status
    this.message = message
    this.headers = headers
  }
}

/** JSON in the names of the API. */
export class JsonReply {
  /** The body of the response. */
  readonly json: unknown

  constructor(json: unknown) {
    this.json = json
  }
}

/** A connection that is lost before the response. */
export class LostConnection {
  /** Distinguishes the type. Without a field, every object would be of this type. */
  readonly kind = 'network'
}

/** Fails with any status, for example `refusal(422, 'Too many rows.')`. */
export const refusal = (
  status: number,
  message: string | readonly string[],
  headers: Record<string, string> = {},
): FakeFailure => new FakeFailure(status, message, headers)

/** Fails with 401: the access token is missing or no longer accepted. */
export const unauthorised = (message = 'Please sign in.'): FakeFailure => refusal(401, message)

/** Fails with 403: the role of the user does not allow the call. */
export const forbidden = (message = 'You are not allowed to do this.'): FakeFailure => refusal(403, message)

/** Fails with 404. */
export const notFound = (message = 'Not found.'): FakeFailure => refusal(404, message)

/** Fails with 409: the name is taken, or the item has changed. */
export const conflict = (message: string): FakeFailure => refusal(409, message)

/** Fails with 429 and a Retry-After in seconds. */
export const tooManyRequests = (retryAfter: number, message = 'Too many attempts.'): FakeFailure =>
  refusal(429, message, { 'retry-after': String(retryAfter) })

/** Fails with 503, with a Retry-After in seconds if there is one. */
export const unavailable = (retryAfter?: number, message = 'The server is busy.'): FakeFailure =>
  refusal(503, message, retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) })

/**
 * Responds with JSON in the names of the API, for example recorded from a server. JSON that the contract does not allow is
 * a mistake of the test.
 */
export const fromJson = (json: unknown): JsonReply => new JsonReply(json)

/** Fails without a response, as without a connection. */
export const networkFailure = (): LostConnection => new LostConnection()
