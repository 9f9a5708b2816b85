import type { OutboundRules } from '../../../outbound/outbound.ts'
import type { Rate, RateLimits } from '../../rate-limits.ts'
import { SourceFailure } from '../../source-failure.ts'
import type {
  DeclaredRows,
  LeftOut,
  PassedCheck,
  SampledTable,
  SampledTables,
  SourceAdapter,
  SourceStream,
  WhilePaused,
} from '../source-adapter.ts'
import type { FirstPage } from './first-page.ts'
import { type HttpMessages, httpMessages } from './http.messages.ts'
import { type Authorise, type HttpClientOptions, type HttpObserver, httpClient } from './http-client.ts'
import type { Explain } from './http-failure.ts'
import { type HttpLimits, httpLimits } from './http-limits.ts'
import type { HttpRequest, HttpResponse, HttpStream } from './http-stream.ts'
import { type Limiting, limitedClient } from './limited-client.ts'
import type { StreamTable } from './records.ts'
import { sentSecrets } from './sent-secrets.ts'
import { createStreamReader, type StreamReader } from './stream-reader.ts'

/** What every HTTP source needs of the server. */
export type HttpTools = {
  readonly outbound: OutboundRules
  readonly rateLimits: RateLimits
  readonly limits?: Partial<HttpLimits>
  readonly observer?: HttpObserver
}

/** Requests to a source: at its rate, authorised, and retried unless they are `once`. */
export type SourceConnection = {
  readonly signal: AbortSignal
  request(request: HttpRequest): Promise<HttpResponse>
  /** For connection tests, which report the first failure. */
  once(request: HttpRequest): Promise<HttpResponse>
  /** Adds a sentence to the detail of the run. */
  warn(sentence: string): void
  /** Counts tables as left out and names them in the detail of the run. */
  leaveOut(tables: LeftOut): void
}

/** A kind of source: how to reach it, and its streams. */
export type HttpSource = Pick<Limiting, 'rates' | 'renew' | 'pauseAfter'> & {
  readonly kind: string
  /** Its name in sentences. */
  readonly provider: string
  /** With a slash at its end. */
  readonly base: URL
  readonly headers?: Readonly<Record<string, string>>
  /** Parameters of every request, such as a key. */
  readonly query?: Readonly<Record<string, string>>
  readonly authorise: Authorise
  readonly explain: Explain
  readonly messages?: Partial<HttpMessages>
  /** The limits that differ for this kind. */
  readonly limits?: Partial<HttpLimits>
  /** Whether each request for data costs money, so that samples have none. */
  readonly isCharged?: boolean
  /** The settings that choose rows. Others read everything again. */
  readonly settings: readonly string[]
  /** Sends one small request before anything is read, so that wrong credentials are refused once and not by every stream. */
  check?(connection: SourceConnection): Promise<unknown>
  /** Returns the streams to read: those that the permissions include. */
  streams(connection: SourceConnection): Promise<readonly HttpStream[]> | readonly HttpStream[]
  /** Yields each check that passes. */
  probe(connection: SourceConnection): AsyncIterable<PassedCheck>
}

export type HttpAdapter = SourceAdapter<DeclaredRows> & {
  /** Reads the first page of a table that has records, without retries. */
  firstPage(table: string, signal: AbortSignal): Promise<FirstPage>
}

type Timing = { readonly now: () => Date }

/** Makes the adapter of a kind. */
export function httpSource(source: HttpSource, tools: HttpTools, { now }: Timing): HttpAdapter {
  const messages = { ...httpMessages(source.provider), ...source.messages }
  const limits = { ...httpLimits, ...source.limits, ...tools.limits }
  const secrets = new Set<string>()
  let observer = tools.observer
  const options = clientOptions(source, tools, { limits, messages, now })
  const client = httpClient({
    ...options,
    get observer() {
      return observer
    },
  })
  const { rates, renew, pauseAfter } = source
  const limiting = { rates, renew, pauseAfter, rateLimits: tools.rateLimits, limits, messages, now }
  const patient = limitedClient(client, limiting)
  /** Returns a client that does not retry. */
  const promptClient = (whilePaused: WhilePaused = (pause) => pause()) => {
    const pause: HttpLimits['pause'] = (ms, signal) => whilePaused(() => limits.pause(ms, signal))
    return limitedClient(client, { ...limiting, limits: { ...limits, pausesMs: [], pause } })
  }
  const prompt = promptClient()
  const warnings = new Set<string>()
  const warn = (sentence: string) => void warnings.add(sentence)
  const leftOut = new Map<string, LeftOut>()
  const leaveOut = (one: LeftOut) => void leftOut.set(one.why, one)
  let readers: Promise<StreamReader[]> | undefined

  const connection = (signal: AbortSignal, unrepeated = prompt): SourceConnection => ({
    signal,
    request: (request) => patient.send(request, signal),
    once: (request) => unrepeated.send(request, signal),
    warn,
    leaveOut,
  })

  function streamReaders(signal: AbortSignal): Promise<StreamReader[]> {
    readers ??= readersOf(signal)
    readers.catch(() => {
      readers = undefined
    })
    return readers
  }

  const readersOf = async (signal: AbortSignal) => (await source.streams(connection(signal))).map(readerOf)

  const readerOf = (stream: HttpStream) =>
    createStreamReader(stream, {
      settings: source.settings,
      limits,
      messages,
      now,
      warn,
      send: patient.send,
      sendOnce: prompt.send,
    })

  async function* list(signal: AbortSignal): AsyncGenerator<SourceStream> {
    await source.check?.(connection(signal))
    const tables = (await streamReaders(signal)).flatMap((reader) => reader.tables)
    yield* tables.map(sourceStream).sort((one, other) => (one.name < other.name ? -1 : 1))
  }

  const open: SourceAdapter<DeclaredRows>['open'] = ({ path }, signal, reading, progress) =>
    openTable(async () => {
      const { reader, table } = tableIn(await streamReaders(signal), path)
      return reader.open(table, signal, reading, progress)
    })

  async function firstPage(name: string, signal: AbortSignal): Promise<FirstPage> {
    const { reader, table } = tableIn(await streamReaders(signal), name)
    return reader.firstPage(table, signal)
  }

  async function tables(signal: AbortSignal): Promise<SampledTables> {
    // Describing each request takes time, so refreshes do not.
    observer ??= sentSecrets(secrets)
    const found = (await streamReaders(signal)).flatMap((reader) =>
      reader.tables.map((table) => sampled(reader, table)),
    )
    return { tables: found.sort((one, other) => (one.name < other.name ? -1 : 1)), secrets }
  }

  function sampled(reader: StreamReader, table: StreamTable): SampledTable {
    const columns = table.columns.map(({ name }) => name)
    if (source.isCharged) return { name: table.name, columns }
    const read = async (signal: AbortSignal) => {
      const { rows, hasMore, failure } = await reader.firstPage(table, signal)
      if (failure) throw failure
      return { columns, rows, isWhole: !hasMore }
    }
    return { name: table.name, columns, read }
  }

  async function close() {
    client.close()
    for (const reader of (await readers?.catch(() => [])) ?? []) reader.close()
  }

  return {
    kind: source.kind,
    list,
    open,
    firstPage,
    tables,
    probe: (signal, whilePaused) => source.probe(connection(signal, promptClient(whilePaused))),
    done: async () => undefined,
    warnings: () => [...warnings],
    leftOut: () => [...leftOut.values()],
    close: () => void close(),
  }
}

const clientOptions = (
  { base, headers, query, authorise, explain }: HttpSource,
  { outbound, observer }: HttpTools,
  rest: Pick<HttpClientOptions, 'limits' | 'messages' | 'now'>,
): HttpClientOptions => ({
  base,
  outbound,
  observer,
  explain,
  authorise,
  ...(headers && { headers }),
  ...(query && { query }),
  ...rest,
})

const sourceStream = ({ name, columns, key }: StreamTable): SourceStream => ({
  name,
  path: name,
  size: undefined,
  modifiedAt: undefined,
  columns: columns.map((column) => ({ name: column.name, type: column.type })),
  key,
})

type FoundTable = { reader: StreamReader; table: StreamTable }

function tableIn(readers: readonly StreamReader[], name: string): FoundTable {
  for (const reader of readers) {
    const table = reader.tables.find((one) => one.name === name)
    if (table) return { reader, table }
  }
  throw new Error(`The source has no ${name}`)
}

/** Opens a table that is looked up when its rows are read. */
function openTable(open: () => Promise<DeclaredRows>): DeclaredRows {
  let opened: DeclaredRows | undefined
  async function* rows() {
    opened = await open()
    yield* opened.rows
  }
  return {
    rows: rows(),
    get extent() {
      return opened?.extent ?? 'whole'
    },
    get keepsOthers() {
      return opened?.keepsOthers ?? false
    },
    cursor: () => opened?.cursor?.(),
    removed: () => opened?.removed?.(),
    retained: () => opened?.retained?.(),
    more: () => opened?.more?.() ?? false,
  }
}

/** Reports a server that responds but is not the source as unreachable: no sign-in took place. */
export function asUnreachable(error: unknown): never {
  const responded = ['source-path-missing', 'source-data', 'source-busy', 'settings'] as const
  if (error instanceof SourceFailure && responded.some((code) => code === error.code))
    throw new SourceFailure(error.message, { code: 'unreachable', cause: error })
  throw error
}
