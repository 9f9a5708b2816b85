import { unlessAborted } from './gates.ts'
import type { Mistakes } from './mistakes.ts'
import type { Cookies } from './model/sessions.ts'
import { userNamed, type World } from './model/world.ts'
import { isLostConnection, mistakeResponse } from './respond.ts'
import type { FakeBrowser, RecordedRequest, SignedInBrowser } from './types.ts'

const ANY_ORIGIN = 'http://localhost'

/** What browsers share. */
type Shared = {
  world: World
  requests: RecordedRequest[]
  mistakes: Mistakes
  exchange: (arrival: Arrival) => Promise<Response>
}

/** A request on its way. */
export type Arrival = {
  request: Request
  record: RecordedRequest
  cookies: Cookies
  signal: AbortSignal | null
}

/** Creates browsers, each with its own cookies. */
export function createBrowsers(shared: Shared) {
  const browserWith = (cookies: Cookies): FakeBrowser => ({
    fetch: async (input, init) => {
      const request = new Request(input instanceof Request ? input : new URL(input, ANY_ORIGIN), init)
      const signal = init?.signal ?? (input instanceof Request ? input.signal : null)
      const record = recordOf(shared.world, request)
      return responseTo(shared, { request, record, cookies: sentWith(request, cookies), signal })
    },
  })
  return {
    signedOut: (): FakeBrowser => browserWith(noCookies()),
    signedIn: (emailAddress: string): SignedInBrowser => {
      const { sessions, data } = shared.world
      const cookies = noCookies()
      const user = userNamed(data, emailAddress)
      const token = sessions.issueToken({ user, session: sessions.start(user, cookies) })
      return { ...browserWith(cookies), token }
    },
  }
}

/** Rejects as fetch does: when the request is aborted, and without a connection. */
async function responseTo({ requests, mistakes, exchange }: Shared, arrival: Arrival): Promise<Response> {
  const { record, signal } = arrival
  requests.push(record)
  const response = await unlessAborted(exchange(arrival), signal).catch((error: unknown) => {
    if (signal?.aborted || isLostConnection(error)) throw error
    mistakes.add(error)
    return mistakeResponse(error)
  })
  record.status = response.status
  return response
}

/** The call, its input and its status are filled in as the request is carried out. */
const recordOf = ({ sessions }: World, { method, url, headers }: Request): RecordedRequest => ({
  call: `${method} ${new URL(url).pathname}`,
  path: new URL(url).pathname,
  params: {},
  query: {},
  body: undefined,
  user: sessions.ofToken(headers)?.user.emailAddress ?? null,
  background: headers.has('x-tributary-background'),
  idempotencyKey: headers.get('idempotency-key'),
  status: null,
})

const noCookies = (): Cookies => ({ sessionId: null })

/** Returns the cookies that a request sends and its response may change. As in a browser, `omit` excludes both. */
const sentWith = ({ credentials }: Request, cookies: Cookies): Cookies =>
  credentials === 'omit' ? noCookies() : cookies
