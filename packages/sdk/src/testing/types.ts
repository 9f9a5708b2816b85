import type { Id } from '@tributary/domain'
import type { FakeFailure, JsonReply, LostConnection } from './failures.ts'
import type { Gate } from './gates.ts'
import type { FakeCall, FakeHandler } from './handler.ts'
import type { FakeData, RefreshOutcome } from './model/data.ts'
import type { WorldOptions } from './model/world.ts'
import type { CallAddress } from './target.ts'

/** Options of a fake backend. */
export type FakeBackendOptions = WorldOptions & {
  /** The address of the user who is signed in to the browser of `fetch`. By default no one is. */
  signedInAs?: string
  /**
   * True to require no access token, role or membership. Calls of the model whose response depends on the user, such as
   * `listAreas`, still need a signed-in one.
   */
  open?: boolean
  /** The path of the client's `baseUrl`; by default `/backend` or `/v1`, as those of a server. */
  basePath?: string
  /** False for a backend that has only the handlers of the test. */
  model?: boolean
  /**
   * True to respond to calls that neither a handler nor the model knows with the smallest response of the contract, for
   * example an empty list. By default, such a call is a mistake of the test.
   */
  samples?: boolean
}

/** A request that the fake backend received. */
export type RecordedRequest = {
  /** The call of the contract, for example `GET /areas/{id}`, or the method and path of an unknown one. */
  call: string
  /** The path as it was sent, without the base path and the query. */
  path: string
  /** The values of the path. With `query` and `body` in the names of the SDK; empty if the contract refuses them. */
  params: Record<string, string>
  /** The query; undefined without one. */
  query: unknown
  /** The body; undefined without one. */
  body: unknown
  /** The address of the signed-in user; null without one. */
  user: string | null
  /** Whether it is a poll that no user waits for. */
  background: boolean
  /** The key that a repeated write has in common; null without one. */
  idempotencyKey: string | null
  /** The status of the response; null while it waits, and for a lost connection. */
  status: number | null
}

/** Replaces the response to a call. Returns a function that removes the replacement. */
export type AddHandler = <Path extends string, Query, Body, Answer>(
  call: FakeCall<Path, Query, Body, Answer> | CallAddress,
  handler:
    | FakeHandler<NoInfer<Path>, NoInfer<Query>, NoInfer<Body>, NoInfer<Answer>>
    | JsonReply
    | FakeFailure
    | LostConnection,
) => () => void

/** A browser with its own cookies. */
export type FakeBrowser = {
  /** The fetch of the browser. Its cookies belong to it. */
  fetch: typeof globalThis.fetch
}

/** A browser in which a user is signed in. */
export type SignedInBrowser = FakeBrowser & {
  /** An access token of the session. */
  token: string
}

/** A fetch that responds as a server would, with an in-memory model and the handlers of a test. */
export type FakeBackend = {
  /**
   * The fetch of a browser. Pass it to `createClient`. It never uses the network. Clients with the same fetch share its
   * session cookie, as tabs do: if a second user signs in, the session of the first one ends.
   */
  fetch: typeof globalThis.fetch
  /** Opens another browser, in which no one is signed in: `createClient({ baseUrl, ...backend.browser() })`. */
  browser: () => FakeBrowser
  /**
   * Opens another browser, in which a user is signed in: `createClient({ baseUrl, ...backend.browserOf(emailAddress) })`.
   * The client renews its token as long as the session continues.
   */
  browserOf: (emailAddress: string) => SignedInBrowser
  /** Replaces the response to a call: by a handler, or always by the same failure. */
  on: AddHandler
  /** As `on`, for the next request only. The handler that was added last is the first to respond. */
  once: AddHandler
  /** Makes the requests to a call wait until they are released. */
  hold: <Path extends string, Query, Body, Answer>(
    call: FakeCall<Path, Query, Body, Answer> | CallAddress,
  ) => Gate
  /** Every request so far, the oldest first. */
  requests: RecordedRequest[]
  /** The requests to one call, the oldest first. */
  requestsTo: <Path extends string, Query, Body, Answer>(
    call: FakeCall<Path, Query, Body, Answer> | CallAddress,
  ) => RecordedRequest[]
  /** What the model stores. A test may change it at any time. */
  data: FakeData
  /**
   * Returns an access token of a user for `createClient({ token })`, with the claims of the server. It is accepted for ten
   * minutes of the backend's clock. A client cannot renew it, because no browser has a cookie of its session.
   */
  tokenOf: (emailAddress: string) => string
  /** Makes every access token expire. Clients renew theirs with the cookie of their browser. */
  expireTokens: () => void
  /** Ends every session in every browser. The next call of a client fails with 401. */
  endSessions: () => void
  /** Ends the running refresh of a connector. A refresh runs until then. */
  finishRefresh: (connectorId: Id, outcome?: RefreshOutcome) => void
  /**
   * Throws the mistakes of the test: a call without a handler, a result that does not fit the contract, an error that a
   * handler threw, a handler of `once` that no request used. Call it after each test. Each mistake is thrown once.
   */
  verify: () => void
}
