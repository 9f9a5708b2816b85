/** A response of the backend: a body for a 200, or a whole response. */
type Answer = Response | object

/** `key` is the Idempotency-Key of a write. */
type Asked = { path: string; query?: URLSearchParams; body: unknown; key?: string | null }
type Handler = (request: Asked) => Answer | Promise<Answer>

/** A fake network: a fetch that responds by method and path, and records the calls. */
export type FakeBackend = {
  fetch: typeof globalThis.fetch
  /** Replaces a response. The path is matched from its end; `*` matches one segment. */
  on: (call: string, answer: Answer | Handler) => void
  /** Every call so far, e.g. `GET /organisations`. */
  calls: string[]
}

export const refusal = (status: number, message: string, headers: Record<string, string> = {}): Response =>
  Response.json({ statusCode: status, message }, { status, headers })

/** A connection that is lost before the response. */
export const unreachable = (): never => {
  throw new TypeError('fetch failed')
}

/** A call that gets its response only after `letGo`. */
export function held(answer: () => Answer): { handler: Handler; letGo: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { handler: async () => promise.then(answer), letGo: resolve }
}

export function fakeBackend(answers: Record<string, Answer | Handler> = {}): FakeBackend {
  const handlers = new Map<string, Answer | Handler>(Object.entries({ ...demo, ...answers }))
  const calls: string[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(new URL(String(input), 'http://localhost'), init)
    const { pathname, searchParams: query } = new URL(request.url)
    const path = pathname.replace('/backend', '')
    calls.push(`${request.method} ${path}`)
    const answer = find(handlers, request.method, path)
    const text = await request.text()
    const key = request.headers.get('idempotency-key')
    const body = text ? JSON.parse(text) : undefined
    const said = typeof answer === 'function' ? await answer({ path, query, body, key }) : answer
    return said instanceof Response ? said.clone() : Response.json(said)
  }
  return { fetch, calls, on: (call, answer) => void handlers.set(call, answer) }
}

function find(handlers: Map<string, Answer | Handler>, method: string, path: string): Answer | Handler {
  const call = `${method} ${path}`
  const exact = handlers.get(call)
  if (exact) return exact
  const pattern = [...handlers.keys()].find((key) =>
    new RegExp(`^${key.replaceAll('*', '[^/]+')}$`).test(call),
  )
  return handlers.get(pattern ?? '') ?? refusal(404, 'Not found.')
}

export const eli = {
  accessToken: 'a.b.c',
  firstName: 'Eli',
  lastName: 'Elm',
  role: 'ExcelUser',
  roleLevel: 3,
  email: 'eli@tributary.example',
  requireMultiFactorAuthentication: false,
  verificationDevices: [],
}

export const type = (Type: string, more: object = {}) => ({
  Id: Type,
  Type,
  IsInsider: false,
  IsEarlyStages: false,
  RequiresAuthorisation: false,
  ...more,
})

export const connector = (Name: string, more: object = {}) => ({
  Id: Name,
  Key: Name,
  Name,
  OriginalName: Name,
  Status: 'CONNECTED',
  Schedule: null,
  SourceConnectorId: 'ftp',
  Client: { Key: 'acme' },
  Properties: [],
  Log: null,
  ...more,
})

/** Eli is signed in. One of his organisations has files and a shop, the other only files. */
const demo: Record<string, Answer | Handler> = {
  'POST /auth/refresh': eli,
  'POST /auth/signout': { message: 'You are signed out.', data: null },
  'GET /organisations': [
    { Id: 'acme', CompanyName: 'acme Traders' },
    { Id: 'birch', CompanyName: 'Birch Ltd' },
  ],
  'GET /business2cloud/clients/connector-types': [type('ftp'), type('woocommerce'), type('aws')],
  'GET /business2cloud/clients/acme/connector-types': [type('ftp'), type('woocommerce')],
  'GET /business2cloud/clients/birch/connector-types': [type('ftp')],
  'GET /business2cloud/clients/acme/connectors/ftp': [connector('Warehouse files'), connector('Old files')],
  'GET /business2cloud/clients/*/connectors/*': [],
  'GET /business2cloud/clients/connectors/*': ({ path }: Asked) =>
    connector(decodeURIComponent(path.slice(path.lastIndexOf('/') + 1))),
  'GET /business2cloud/clients/*/connector-requests': [],
  'GET /users': [],
  'GET /users/*/identities': [],
  'GET /me/security/identities': [],
  'GET /me/security/email': { EmailAddress: 'eli@tributary.example', Pending: null },
}
