import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { authoriseSettings } from '../../src/connectors/authorise/authorise-settings.ts'
import { defaultRetries, withRetries } from '../../src/sync/engine/retries.ts'
import { STILL_RESPONDS_MS } from '../../src/sync/silence.ts'
import { SourceFailure } from '../../src/sync/source-failure.ts'
import type { SourceAdapter, SourceStream } from '../../src/sync/sources/source-adapter.ts'
import { sourceAdapters } from '../../src/sync/sources/source-adapters.ts'
import { silentLog } from '../../src/sync/sync-log.ts'
import { startBlackHole } from '../../src/sync/testing/black-hole.ts'
import { type VirtualTime, virtualTime } from '../../src/sync/testing/virtual-time.ts'
import { pause } from '../../src/sync/timers.ts'
import { manifestText } from '../support/manifest-text.ts'

// A request is retried, and so is the refresh that sends it. If each attempt had the whole time limit, a source that accepts
// requests and never responds would be reported only after several minutes.

const MINUTE = 60_000

type Hole = Awaited<ReturnType<typeof startBlackHole>>

let hole: Hole | undefined
afterEach(() => hole?.stop())

const application = { CLIENT_ID: 'id', CLIENT_SECRET: 'secret' }
const keysOf = (type: string, keys: Record<string, string>, api: string) =>
  Object.fromEntries(
    [...Object.entries(keys), ['API_URL', api]].map(([name, value]) => [`AUTHORISE_${type}_${name}`, value]),
  )

function adaptersAt(api: string, time: VirtualTime) {
  const limits = {
    timers: time.requests,
    pause: (ms: number, signal: AbortSignal) => pause(time.pauses, ms, signal),
    random: () => 0.5,
  }
  return sourceAdapters({
    outbound: { allowPrivateTargets: true },
    rateLimits: { reserve: async () => 0, hold: async () => undefined },
    limits,
    apis: authoriseSettings({
      ...keysOf('XERO', application, `${api}/api.xro/2.0`),
      ...keysOf('VEND', application, `${api}/{domain_prefix}/api`),
      ...keysOf('MAILCHIMP', application, `${api}/{dc}/3.0`),
      ...keysOf('POWEROFFICE', { APPLICATION_KEY: 'key', SUBSCRIPTION_KEY: 'key' }, `${api}/v2`),
    }),
    addresses: {
      aws: { costs: new URL(`${api}/`), sts: new URL(`${api}/`) },
      cin7: `${api}/ExternalApi/v2`,
      uniconta: `${api}/odata`,
    },
  })
}

const account = '11111111-2222-4333-8444-555555555555'

/** The settings of each kind that reads from an HTTP API. */
const httpKinds: Record<string, (api: string) => Record<string, string>> = {
  aws: () => ({
    'aws.region': 'eu-north-1',
    'aws.accessKeyId': 'AKIAIOSFODNN7EXAMPLE',
    'aws.secretAccessKey': 'wJalrXUtnFEMI/K7MDENG',
    'aws.startDate': '2026-01-20',
    'aws.granularity': 'DAILY',
  }),
  cin7: () => ({ 'cin7.accountId': account, 'cin7.applicationKey': 'key' }),
  custom: (api) => ({ 'custom.secret.apiKey': 'key', 'custom.sendsTo': new URL(api).host }),
  mailchimp: () => ({ 'mailchimp.dataCenter': 'us21', 'mailchimp.userId': account }),
  poweroffice: () => ({
    'poweroffice.organisationNumber': '914776322',
    'poweroffice.clientKey': account,
    'poweroffice.startDate': '2025-01-01',
  }),
  uniconta: () => ({ 'uniconta.username': '4415/reader', 'uniconta.password': 'secret' }),
  vend: () => ({ 'vend.domain': account }),
  woocommerce: (api) => ({
    'woo.uri': api,
    'woo.key': 'ck_1',
    'woo.secret': 'cs_1',
    'woo.startDate': '2025-01-01',
  }),
  xero: () => ({}),
}

async function readEverything(source: SourceAdapter) {
  const signal = new AbortController().signal
  const streams: SourceStream[] = []
  for await (const stream of source.list(signal)) streams.push(stream)
  for (const stream of streams) {
    const opened = source.open(stream, signal, { full: true, cursor: undefined })
    for await (const _ of 'rows' in opened ? opened.rows : opened.bytes);
  }
}

/** Reads a source like a refresh does, and lets time pass whenever it waits for a response. */
async function refreshFailure(kind: string, hole: Hole, time: VirtualTime, begins: boolean) {
  const api = `http://127.0.0.1:${hole.port}`
  const source = adaptersAt(api, time)[kind]?.({
    properties: new Map(Object.entries(httpKinds[kind]?.(api) ?? {})),
    description: {
      organisationId: 'acme',
      name: 'Shelf',
      version: 1,
      text: manifestText('Shelf', { base: `${api}/` }),
    },
    access: async () => ({ accessToken: 'token', account, scope: null }),
    log: silentLog,
    now: time.clock,
  })
  if (!source) throw new Error(`There is no ${kind}`)
  const retrying = {
    retries: defaultRetries,
    now: time.clock,
    timers: time.pauses,
    signal: new AbortController().signal,
    onRetry: async () => undefined,
  }
  let failure: unknown
  const reading = withRetries(retrying, () => readEverything(source)).catch((error: unknown) => {
    failure = error
  })
  for (let seen = 0, set = 0; failure === undefined; ) {
    await setImmediate()
    if (hole.received() === seen) {
      set = time.set()
      continue
    }
    // The beginning of a response restarts the timer: once for its headers and once for its first bytes.
    if (begins && time.set() < set + 2) continue
    seen = hole.received()
    time.fireNext()
  }
  await reading
  source.close()
  return failure
}

it.each(Object.keys(httpKinds))(
  'a %s source that never responds is reported within a minute',
  async (kind) => {
    hole = await startBlackHole()
    const time = virtualTime()
    const failure = await refreshFailure(kind, hole, time, false)
    expect(failure).toBeInstanceOf(SourceFailure)
    expect(failure).toMatchObject({
      code: 'timed-out',
      message: expect.stringContaining('not answer in time'),
    })
    expect(time.passed()).toBeLessThanOrEqual(MINUTE - STILL_RESPONDS_MS)
  },
)

it.each(Object.keys(httpKinds))(
  'a %s source that falls silent in a response is reported within a minute',
  async (kind) => {
    hole = await startBlackHole({ begins: true })
    const time = virtualTime()
    expect(await refreshFailure(kind, hole, time, true)).toMatchObject({ code: 'timed-out' })
    expect(time.passed()).toBeLessThanOrEqual(MINUTE - STILL_RESPONDS_MS)
  },
)

it('covers every kind that reads from an HTTP API', () => {
  const others = ['ftp', 'sqlserver']
  const kinds = Object.keys(adaptersAt('http://127.0.0.1:1', virtualTime()))
  expect([...Object.keys(httpKinds), ...others].sort()).toEqual(kinds.sort())
})
