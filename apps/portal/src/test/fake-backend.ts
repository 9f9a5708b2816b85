import {
  type CallAddress,
  createFakeBackend,
  FakeFailure,
  type FakeRequest,
  fromJson,
  LostConnection,
} from '@tributary/sdk/testing'

export { networkFailure as unreachable, refusal } from '@tributary/sdk/testing'

/** A response of the backend: JSON of the API, a failure, or a whole response. */
type Answer = Response | FakeFailure | LostConnection | object

/** `key` is the Idempotency-Key of a write. */
export type Asked = { path: string; query?: URLSearchParams; body: unknown; key?: string | null }
type Handler = (request: Asked) => Answer | Promise<Answer>

/** The fake backend of the SDK with the portal's data. The contract checks the data. */
export type FakeBackend = Pick<ReturnType<typeof createFakeBackend>, 'fetch' | 'verify'> & {
  /** Replaces a response. `*` matches one segment. */
  on: (call: string, answer: Answer | Handler) => void
  /** Puts something between the page and the server. Returns a function that removes it. */
  intercept: (call: string, handler: (request: FakeRequest) => unknown) => () => void
  /** Every call so far, e.g. `GET /organisations`. */
  calls: string[]
}

/** A call that gets its response only after `letGo`. */
export function held(answer: () => Answer): { handler: Handler; letGo: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { handler: async () => promise.then(answer), letGo: resolve }
}

export function fakeBackend(answers: Record<string, Answer | Handler> = {}): FakeBackend {
  const backend = createFakeBackend({ open: true, model: false, samples: true })
  const calls: string[] = []
  const fetch: typeof globalThis.fetch = (input, init) => {
    const { method, url } = new Request(new URL(String(input), 'http://localhost'), init)
    calls.push(`${method} ${new URL(url).pathname.replace('/backend', '')}`)
    return backend.fetch(input, init)
  }
  const on: FakeBackend['on'] = (call, answer) =>
    void backend.on(call as CallAddress, async ({ path, sent, headers }: FakeRequest) => {
      const asked = { ...sent, path, key: headers.get('idempotency-key') }
      return replyOf(typeof answer === 'function' ? await answer(asked) : answer)
    })
  const intercept: FakeBackend['intercept'] = (call, handler) => backend.on(call as CallAddress, handler)
  const wildcards = ([call]: [string, unknown]) => call.split('*').length
  const given = Object.entries({ ...demo, ...answers })
  // The latest handler responds, so calls with certain values are last.
  for (const [call, answer] of given.toSorted((a, b) => wildcards(b) - wildcards(a))) on(call, answer)
  return { fetch, calls, on, intercept, verify: backend.verify }
}

function replyOf(answer: Answer) {
  if (answer instanceof Response) return answer.clone()
  return answer instanceof FakeFailure || answer instanceof LostConnection ? answer : fromJson(answer)
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
  'GET /business2cloud/clients/*/saved-filters': [],
  'GET /organisations/*/first-run': { Hidden: false },
  'POST /organisations/*/first-run': { message: 'Done.', data: null },
  'GET /users': [],
  'GET /users/*/identities': [],
  'GET /users/*/factors': { Authenticators: 0, Passkeys: 0, RecoveryCodesLeft: 0 },
  'GET /me/security/identities': [],
  'GET /me/security/factors': { Authenticators: [], Passkeys: [], RecoveryCodesLeft: 0 },
  'GET /me/tokens': [],
  'GET /me/security/email': { EmailAddress: 'eli@tributary.example', Pending: null },
}
