import { SourceFailure } from '../../source-failure.ts'
import { connectionChecks } from '../http/connection-checks.ts'
import { httpMessages } from '../http/http.messages.ts'
import { HIDDEN, httpClient } from '../http/http-client.ts'
import type { Refusal, Verdict } from '../http/http-failure.ts'
import { httpLimits } from '../http/http-limits.ts'
import { type HttpAdapter, type HttpTools, httpSource, type SourceConnection } from '../http/http-source.ts'
import type { HttpRequest, HttpStream, RecordPage, StreamRead } from '../http/http-stream.ts'
import { limitedClient } from '../http/limited-client.ts'
import { ownPositions } from '../http/own-positions.ts'
import { onePage } from '../http/paging.ts'
import type { PassedCheck, SourceContext } from '../source-adapter.ts'
import { airbyteMessages } from './airbyte.messages.ts'
import { addressIn } from './compile/address.ts'
import type { Connection } from './compile/auth.ts'
import { IGNORED, SUCCEEDED } from './compile/listing.ts'
import type { AirbyteManifest } from './compile/manifest.ts'
import type { Setting } from './compile/settings.ts'
import { type AirbyteStream, readBatches, rulebookOf } from './compile/stream.ts'
import { ExpressionError } from './expressions/expression-error.ts'
import type { Scope } from './manifest/component.ts'

export type AirbyteOptions = {
  /** The type of the connector. */
  readonly kind: string
  /** The name of the system in sentences. */
  readonly name: string
  readonly manifest: AirbyteManifest
  /** Returns the name of the connector's property for a setting. */
  propertyOf(setting: Pick<Setting, 'name' | 'isSecret'>): string
  /** The only hosts that may be sent secrets, where they were stored with the secrets. */
  readonly sendsTo?: readonly string[]
  /** Returns the address of a fake server for one of the source. */
  placed?(address: URL): URL
}

/** Reads a source as its imported manifest describes. */
export const airbyteSource =
  (
    tools: HttpTools,
    { kind, name: provider, manifest, propertyOf, sendsTo, placed = asItIs }: AirbyteOptions,
  ) =>
  ({ properties: all, now }: SourceContext): HttpAdapter => {
    const [first] = manifest.streams
    if (manifest.problems.length > 0 || !first) throw new Error('A manifest with problems cannot be read')
    const properties = settingsIn(manifest, all, propertyOf)
    const config = manifest.config(properties)
    const openConfig = manifest.config(withoutSecrets(manifest, properties))
    const hosts = manifest.sendsTo(properties)
    if (sendsTo && hosts.some((host) => !sendsTo.includes(host)))
      throw new SourceFailure(airbyteMessages.otherHost, { code: 'settings' })
    const scopeNow = (): Scope => ({ names: { config: openConfig }, now: now() })
    const placedIn = (address: URL) => secureOf(address, { tools, hosts, placed })
    const base = new URL('/', placedIn(asSetting(() => first.listing.requester.base(scopeNow()))))
    const tokens: Connection['tokens'] = new Map()
    const exchange = exchangeOf(provider, tools, { placedIn, now })
    const secrets = manifest.settings.flatMap(
      ({ name, isSecret }) => (isSecret && properties.get(name)) || [],
    )
    const connectionOf = ({ signal, request }: Pick<StreamRead, 'signal' | 'request'>): Connection => ({
      now,
      signal,
      request,
      exchange,
      placed,
      tokens,
      config,
      secrets,
    })
    const source = {
      kind,
      provider,
      base,
      authorise: async () => ({}),
      explain: explainWith(rulebookOf({ tokens }), provider),
      rates: [],
      settings: [manifest.mark, ...openSettings(manifest, properties)],
      streams: () => manifest.streams.map((stream) => httpStream(stream, scopeNow, connectionOf)),
      probe: (connection: SourceConnection) =>
        probe(manifest.checked ?? first, scopeNow, connection, connectionOf),
    }
    return httpSource(source, tools, { now })
  }

const asItIs = (address: URL) => address

/** Returns what was entered for the settings, by their names. */
const settingsIn = (
  { settings }: AirbyteManifest,
  properties: ReadonlyMap<string, string>,
  propertyOf: AirbyteOptions['propertyOf'],
) =>
  new Map(
    settings.flatMap((setting): [string, string][] => {
      const text = properties.get(propertyOf(setting))
      return text === undefined ? [] : [[setting.name, text]]
    }),
  )

/** Replaces secrets, so that only requests contain them: neither rows nor anything that is shown. */
const withoutSecrets = ({ settings }: AirbyteManifest, given: ReadonlyMap<string, string>) =>
  new Map(
    [...given].map(([name, value]) => {
      const setting = settings.find((one) => one.name === name)
      const isHidden = setting?.isSecret && setting.kind === 'text' && setting.options.length === 0
      return [name, isHidden ? HIDDEN : value]
    }),
  )

/** Another key or password reads the same rows. */
const openSettings = ({ settings }: AirbyteManifest, properties: ReadonlyMap<string, string>) =>
  settings.filter(({ isSecret }) => !isSecret).map(({ name }) => `${name}=${properties.get(name) ?? ''}`)

type ConnectionOf = (read: Pick<StreamRead, 'signal' | 'request'>) => Connection

/** Reads a stream with the listings of its manifest. */
function httpStream(stream: AirbyteStream, scopeNow: () => Scope, connectionOf: ConnectionOf): HttpStream {
  const { name, columns, key, cursor } = stream
  const isIncremental = cursor?.isTrusted === true
  return {
    name,
    columns,
    key,
    request: { path: '' },
    paging: onePage,
    records: [],
    // Changes do not include deletions.
    ...(isIncremental && { incremental: ownPositions('week') }),
    pages: (read) => asFailures(name, pagesOf(stream, scopeNow(), read, connectionOf)),
  }
}

async function* pagesOf(
  stream: AirbyteStream,
  scope: Scope,
  read: StreamRead,
  connectionOf: ConnectionOf,
): AsyncGenerator<RecordPage> {
  const { cursor } = stream
  let servedAt: Date | undefined
  const request = async (one: HttpRequest) => {
    const response = await read.request(one)
    servedAt ??= response.servedAt
    return response
  }
  const fromMs = read.position === undefined ? undefined : Date.parse(read.position)
  let greatest = fromMs
  for await (const { records, readUntilMs } of readBatches(
    stream,
    scope,
    fromMs,
    connectionOf({ ...read, request }),
  )) {
    for (const record of records) greatest = later(greatest, cursor?.timeOf(record, scope))
    yield { records, ...(readUntilMs !== undefined && position(earlier(readUntilMs, servedAt), cursor)) }
  }
  // Records that change while they are listed may be on a page that has been read.
  if (greatest !== undefined)
    yield { records: [], ...position(earlier(greatest, servedAt), cursor), isLast: true }
}

const later = (one: number | undefined, other: number | undefined) =>
  one === undefined || (other !== undefined && other > one) ? other : one

/** Fails without the source's time, because a position by our clock could miss changes. */
const earlier = (ms: number, servedAt: Date | undefined) => servedAt && Math.min(ms, servedAt.getTime())

const position = (ms: number | undefined, cursor: AirbyteStream['cursor']) =>
  ms === undefined || !cursor?.isTrusted ? {} : { position: new Date(ms).toISOString() }

/** Turns a fault of an expression into a sentence. */
async function* asFailures<T>(name: string, pages: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* pages
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error
    throw new SourceFailure(airbyteMessages.badExpression(name, error.message), {
      code: 'settings',
      cause: error,
    })
  }
}

function asSetting<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error
    throw new SourceFailure(airbyteMessages.badAddress, { code: 'settings', cause: error })
  }
}

type Placing = {
  readonly tools: HttpTools
  readonly hosts: readonly string[]
  readonly placed: (address: URL) => URL
}

/** Secrets are sent to known hosts only, and over TLS, except where private addresses are allowed. */
function secureOf(address: URL, { tools: { outbound }, hosts, placed }: Placing): URL {
  if (!hosts.includes(address.host)) throw new SourceFailure(airbyteMessages.otherHost, { code: 'settings' })
  const target = placed(address)
  if (target.protocol !== 'https:' && !(target.protocol === 'http:' && outbound.allowPrivateTargets))
    throw new SourceFailure(airbyteMessages.notSecure, { code: 'settings' })
  return target
}

/** Sends requests to token endpoints, which may be on a second host. */
function exchangeOf(
  provider: string,
  tools: HttpTools,
  { placedIn, now }: { readonly placedIn: (address: URL) => URL; readonly now: () => Date },
) {
  const limits = { ...httpLimits, ...tools.limits }
  const messages = httpMessages(provider)
  return async (address: string, request: Omit<HttpRequest, 'path'>, signal: AbortSignal) => {
    const target = placedIn(addressIn(address))
    const client = httpClient({
      base: new URL('/', target),
      outbound: tools.outbound,
      limits,
      messages,
      now,
      authorise: async () => ({}),
      explain: ({ status }) =>
        status === 400
          ? { sentence: messages.signInRefused, code: 'sign-in-refused', forbidden: true }
          : undefined,
    })
    const limited = limitedClient(client, { rates: [], rateLimits: tools.rateLimits, limits, messages, now })
    try {
      return await limited.send({ ...request, path: target.href }, signal)
    } finally {
      client.close()
    }
  }
}

/** Judges an error response as the manifest says. */
const explainWith =
  (rulebook: ReturnType<typeof rulebookOf>, provider: string) =>
  (refusal: Refusal): Verdict | undefined => {
    const entry = rulebook.get(refusal.request)
    if (!entry) return undefined
    const messages = httpMessages(provider)
    const { rules } = entry.requester
    const action = rules.actionFor(refusal, entry.scope)
    const failed: Verdict = { sentence: messages.unexpected(refusal.status), code: 'source-data' }
    if (action === 'IGNORE') return { ...failed, reason: IGNORED }
    if (action === 'SUCCESS') {
      entry.refused = refusal
      return { ...failed, reason: SUCCEEDED }
    }
    const isSignIn = refusal.status === 401 || refusal.status === 403
    if (action === 'FAIL') return isSignIn ? undefined : failed
    const isBusy = refusal.status === 429 || refusal.status >= 500
    if (action !== 'RETRY' && !isBusy) return undefined
    const retryAt = rules.retryAt(refusal, entry.scope) ?? refusal.retryAt
    return { sentence: messages.busy, code: 'source-busy', passing: true, retryAt }
  }

/** Requests the first page of the stream that the manifest names for this. */
const probe = (
  stream: AirbyteStream,
  scopeNow: () => Scope,
  connection: SourceConnection,
  connectionOf: ConnectionOf,
): AsyncGenerator<PassedCheck> =>
  connectionChecks(
    async () => {
      const reading = connectionOf({ signal: connection.signal, request: connection.once })
      const batches = asFailures(stream.name, readBatches(stream, scopeNow(), undefined, reading))
      await batches.next()
      await batches.return(undefined)
    },
    () => airbyteMessages.readable(stream.name),
  )
