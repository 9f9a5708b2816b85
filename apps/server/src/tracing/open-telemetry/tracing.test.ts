import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type CollectedSpan, startCollector, valuesOf } from '../../../test/support/collector.ts'
import { addConnector, ftpSettings } from '../../../test/support/connector-world.ts'
import { testConfig } from '../../../test/support/test-config.ts'
import { type WebhookWorld, webhookWorld } from '../../../test/support/webhook-world.ts'
import { ConfigError } from '../../config-error.ts'
import { startMailSender } from '../../mail/sending/mail-sender.ts'
import { createSecretBox } from '../../storage/secret-box.ts'
import { silentLog } from '../../sync/sync-log.ts'
import { scriptedSource } from '../../sync/testing/scripted-source.ts'
import { syncFixture } from '../../sync/testing/sync-fixture.ts'
import { beginSpan, currentTraceparent, recordSpan } from '../tracer.ts'
import type { TracingSettings } from '../tracing-settings.ts'
import { startOpenTelemetry } from './start-open-telemetry.ts'

const settingsFor = (environment: Record<string, string>): TracingSettings => {
  const { tracing } = testConfig(environment)
  if (!tracing) throw new Error('These settings start no tracing.')
  return tracing
}

const startTo = (url: string, environment: Record<string, string> = {}, log = silentLog) =>
  startOpenTelemetry(
    settingsFor({
      OTEL_EXPORTER_OTLP_ENDPOINT: url,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      ...environment,
    }),
    { version: '0.1.0', log },
  )

const FOREIGN = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
const KEY = 'a-key-of-the-collector'

describe('a request that starts a refresh and causes a mail', () => {
  let world: WebhookWorld
  let spans: CollectedSpan[]
  let bodies: string
  let requestId: string
  let log: { reqId?: string; trace_id?: string; msg?: string; runId?: string }[]
  let secrets: string[]
  let headers: string | undefined

  const named = (name: string) => {
    const span = spans.find((each) => each.name === name)
    if (!span) throw new Error(`There is no span ${name}.`)
    return span
  }
  const route = '/backend/business2cloud/clients/:orgId/connectors/:id/process'

  beforeAll(async () => {
    const collector = await startCollector()
    const stop = await startTo(collector.url, {
      OTEL_EXPORTER_OTLP_HEADERS: `authorization=Bearer%20${KEY}`,
    })
    world = await webhookWorld()
    const { backend, acme } = world
    const receiver = await world.receiver()
    world.startProcess()
    const webhook = await world.webhook(receiver.url, { events: ['refresh.succeeded'] })
    await world.settle()
    const olga = await backend.as('olga')
    const connector = await addConnector(world.as('sue'), acme, {
      ...{ name: 'Traced files', type: 'ftp' },
      settings: { ...ftpSettings, 'target.schema': 'traced' },
    })
    const answer = await olga.call(
      'POST',
      `/business2cloud/clients/${acme}/connectors/${connector}/process`,
      {
        body: { statusMessage: 'A private remark' },
        headers: { traceparent: FOREIGN },
      },
    )
    requestId = String(answer.headers['x-request-id'])
    const secretBox = createSecretBox(backend.config.encryptionKey)
    const sync = await syncFixture(backend.storage, secretBox)
    const content = async function* () {
      yield Buffer.from('id,secret\n1,a-stored-value\n2,b\n')
    }
    const engine = sync.engine({
      adapters: scriptedSource({ name: 'a.csv', content }),
      clock: () => backend.clock.now,
    })
    await engine.start()
    const [runId = ''] = backend.queued.splice(0)
    await engine.enqueue(runId)
    await sync.ended(runId)
    const token = await olga.call('POST', '/me/tokens', {
      body: { Name: 'A script', Scope: 'read', Days: 30, OrganisationIds: null },
    })
    const sender = startMailSender({
      db: backend.storage.db,
      secretBox,
      publicUrl: backend.config.publicUrl,
      clock: () => backend.clock.now,
      log: silentLog,
      transport: { atOnce: 1, send: async () => undefined },
    })
    await sender.idle()
    await sender.stop()
    await world.settle()
    await sync.stopEngines()
    await stop()
    spans = collector.spans()
    bodies = collector.requests.map(({ body }) => body.toString()).join()
    headers = collector.requests[0]?.headers.authorization
    log = [...backend.log.map((line) => JSON.parse(line)), ...sync.log.map(({ fields }) => fields)]
    secrets = [
      ...[String(olga.accessToken), token.json().data.Secret, webhook.secret, receiver.url, KEY],
      ...['olga@', 'tributary.example', 'Horse-7-battery', 'A private remark', 'a-stored-value', 'A script'],
    ]
    collector.stop()
  })
  afterAll(() => world.stop())

  it('has a span with its route, status, organisation and request id', () => {
    expect(valuesOf(named(`POST ${route}`))).toMatchObject({
      'http.route': route,
      'http.response.status_code': 200,
      'tributary.organisation.id': world.acme,
      'tributary.request.id': requestId,
    })
  })

  it('continues in the refresh, with its type, outcome and rows', () => {
    const request = named(`POST ${route}`)
    const refresh = named('refresh')
    expect([refresh.traceId, refresh.parentSpanId]).toEqual([request.traceId, request.spanId])
    expect(valuesOf(refresh)).toMatchObject({
      'tributary.connector.type': 'ftp',
      'tributary.outcome': 'succeeded',
      'tributary.rows': 2,
      'tributary.request.id': requestId,
    })
  })

  it('continues in the mail', () => {
    const mail = named('send mail')
    expect(mail.parentSpanId).toBe(named('POST /backend/me/tokens').spanId)
    expect(valuesOf(mail)).toMatchObject({ 'tributary.mail.kind': 'token-created' })
  })

  it('has its queries by name', () => {
    const of = (parent: CollectedSpan) => spans.filter(({ parentSpanId }) => parentSpanId === parent.spanId)
    expect(of(named(`POST ${route}`)).map(({ name }) => name)).toContain('insert refresh_runs')
    expect(of(named('refresh')).map(({ name }) => name)).toContain('update refresh_runs')
  })

  it('does not continue the trace of a caller, but names it', () => {
    const request = named(`POST ${route}`)
    expect(request.traceId).not.toBe(FOREIGN.split('-')[1])
    expect(request.parentSpanId ?? '').toBe('')
    expect(request.links).toMatchObject([{ traceId: FOREIGN.split('-')[1], spanId: FOREIGN.split('-')[2] }])
  })

  it('has its trace in the lines of its log', () => {
    const answered = log.find(({ reqId, msg }) => reqId === requestId && msg === 'answered')
    expect(answered?.trace_id).toBe(named(`POST ${route}`).traceId)
  })

  it('records the delivery of a webhook', () => {
    expect(valuesOf(named('deliver webhook'))).toMatchObject({
      'tributary.organisation.id': world.acme,
      'http.response.status_code': expect.any(Number),
    })
  })

  it('exports no secret, address, body or stored value', () => {
    expect(secrets.filter((secret) => secret === '' || bodies.includes(secret))).toEqual([])
  })

  it('sends the configured headers', () => {
    expect(headers).toBe(`Bearer ${KEY}`)
  })
})

/** A span, and one of a query in it. */
function recordTwo() {
  const span = beginSpan(() => ({ name: 'outer', kind: 'server', parent: null, values: {} }))
  span.run(() => recordSpan(() => ({ name: 'inner', kind: 'client', values: {} }), 1, { failed: true }))
  span.end()
  return span
}

describe('a collector', () => {
  let collector: Awaited<ReturnType<typeof startCollector>>
  afterEach(() => collector.stop())

  it('gets protobuf unless JSON is configured', async () => {
    collector = await startCollector()
    const stop = await startTo(`${collector.url}/otlp/`, { OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf' })
    recordTwo()
    await stop()
    const [request] = collector.requests
    expect([request?.url, request?.headers['content-type']]).toEqual([
      '/otlp/v1/traces',
      'application/x-protobuf',
    ])
    expect(request?.body.toString('latin1')).toContain('outer')
  })

  it('gets the name of the service, and the failure of a query', async () => {
    collector = await startCollector()
    const stop = await startTo(collector.url, { OTEL_SERVICE_NAME: 'tributary-test' })
    recordTwo()
    await stop()
    expect(collector.requests[0]?.body.toString()).toContain('"tributary-test"')
    expect(collector.spans().map(({ name, status }) => [name, status.code ?? 0])).toEqual([
      ['inner', 2],
      ['outer', 0],
    ])
  })

  it.each([
    ['always_off', '1', 0],
    ['traceidratio', '0', 0],
    ['parentbased_traceidratio', '0', 0],
    ['traceidratio', '1', 2],
    ['parentbased_always_on', '0', 2],
  ])('with the sampler %s and the argument %s gets %i spans', async (sampler, share, count) => {
    collector = await startCollector()
    const stop = await startTo(collector.url, {
      OTEL_TRACES_SAMPLER: sampler,
      OTEL_TRACES_SAMPLER_ARG: share,
    })
    recordTwo()
    await stop()
    expect(collector.spans()).toHaveLength(count)
  })

  it('gets no query of work that outlives its span', async () => {
    collector = await startCollector()
    const stop = await startTo(collector.url)
    recordTwo().run(() => recordSpan(() => ({ name: 'late', kind: 'client', values: {} }), 1, {}))
    await stop()
    expect(collector.spans().map(({ name }) => name)).toEqual(['inner', 'outer'])
  })

  it('that refuses traces is logged without its answer', async () => {
    collector = await startCollector({ status: 400 })
    const lines: [string, object][] = []
    const log = {
      ...silentLog,
      warn: (fields: object, message: string) => void lines.push([message, fields]),
    }
    const stop = await startTo(collector.url, {}, log)
    recordTwo()
    await stop()
    expect(lines).toEqual([
      ['Traces could not be exported, and are lost until it works again', { code: '400' }],
    ])
  })

  it('gets nothing after the stop', async () => {
    collector = await startCollector()
    const stop = await startTo(collector.url)
    await stop()
    recordTwo().run(() => expect(currentTraceparent()).toBeNull())
    expect(collector.requests).toEqual([])
  })
})

describe('the settings of traces', () => {
  it.each([
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4317'],
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'key=%0d%0ax'],
    ['OTEL_TRACES_SAMPLER', 'sometimes'],
    ['OTEL_TRACES_SAMPLER_ARG', '2'],
  ])('refuse %s=%s', (name, value) => {
    expect(() => testConfig({ [name]: value })).toThrow(ConfigError)
  })
})

describe('the packages of OpenTelemetry', () => {
  /** Starts tracing in a new process with these variables. Returns the packages that it loads. */
  const loadedBy = async (environment: Record<string, string>) => {
    const program = new URL('../../../test/support/loaded-packages.ts', import.meta.url).pathname
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--conditions=@tributary/source', program],
      { env: { ...process.env, ...environment } },
    )
    return stdout
  }

  it('are not loaded without an endpoint', async () => {
    expect(await loadedBy({})).toBe('')
  })

  it('are loaded with an endpoint, and of the exporters only one', async () => {
    const loaded = await loadedBy({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })
    expect(loaded).toContain('@opentelemetry/sdk-trace')
    expect(loaded).toContain('@opentelemetry/exporter-trace-otlp-proto')
    expect(loaded).not.toContain('@opentelemetry/exporter-trace-otlp-http')
  })
})
