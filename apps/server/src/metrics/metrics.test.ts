import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Backend, startBackend } from '../../test/support/backend.ts'
import { scriptedSource } from '../sync/testing/scripted-source.ts'
import { type SyncFixture, syncFixture } from '../sync/testing/sync-fixture.ts'
import { serveMetrics } from './serve-metrics.ts'

let backend: Backend
let sync: SyncFixture
let metrics: Awaited<ReturnType<typeof serveMetrics>>
let text: string

const secretText = 'una@tributary.example'

const scrape = async () => (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text()

/** The value of the first series whose labels contain these. */
function seriesValue(name: string, labels: Record<string, string> = {}): number | undefined {
  const line = text
    .split('\n')
    .find(
      (each) =>
        new RegExp(`^${name}[{ ]`).test(each) &&
        Object.entries(labels).every(([label, value]) => each.includes(`${label}="${value}"`)),
    )
  return line === undefined ? undefined : Number(line.split(' ').at(-1))
}

beforeAll(async () => {
  backend = await startBackend()
  const { storage } = backend
  metrics = await serveMetrics(
    { port: 0, host: '127.0.0.1' },
    { storage, clock: () => backend.clock.now, role: 'all', version: '0.1.0' },
  )
  const una = await backend.as('una')
  await una.call('GET', '/organisations')
  await una.call('GET', `/organisations/${'0'.repeat(36)}`)
  await backend.browser().signIn(secretText, 'a wrong password')
  await backend.app.inject({ method: 'GET', url: `/nothing/${secretText}` })
  sync = await syncFixture(storage)
  const content = async function* () {
    yield Buffer.from('id\n1\n2\n')
  }
  const engine = sync.engine({ adapters: scriptedSource({ name: 'a.csv', content }) })
  await engine.start()
  await sync.refresh(engine, await sync.connector({ 'target.schema': 'measured' }))
  await sync.stopEngines()
  await sync.queue(await sync.connector({}))
  text = await scrape()
})
afterAll(async () => {
  await metrics.stop()
  await backend.close()
})

describe('the metrics', () => {
  it('count requests by method, route pattern and class of the status', () => {
    const name = 'tributary_http_request_duration_seconds_count'
    expect(seriesValue(name, { method: 'GET', route: '/backend/organisations', status: '2xx' })).toBe(1)
    expect(seriesValue(name, { route: 'none', status: '4xx' })).toBe(1)
  })

  it('count failed sign-ins by reason', () => {
    expect(seriesValue('tributary_sign_in_failures_total', { reason: 'wrong-credentials' })).toBe(1)
  })

  it('count refreshes by type and outcome, and their rows', () => {
    expect(
      seriesValue('tributary_refresh_duration_seconds_count', { kind: 'ftp', outcome: 'succeeded' }),
    ).toBe(1)
    expect(seriesValue('tributary_refresh_rows_total', { kind: 'ftp' })).toBe(2)
  })

  it('show the queue, the sessions and the connections of the database', () => {
    expect(seriesValue('tributary_refreshes_queued')).toBe(1)
    expect(seriesValue('tributary_refreshes_running')).toBeGreaterThanOrEqual(0)
    expect(seriesValue('tributary_sessions')).toBe(1)
    expect(seriesValue('tributary_database_connections')).toBe(1)
    expect(seriesValue('tributary_database_connection_wait_seconds_count')).toBeGreaterThan(5)
    expect(seriesValue('tributary_build_info', { role: 'all', version: '0.1.0' })).toBe(1)
    expect(seriesValue('nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0)
    expect(seriesValue('process_resident_memory_bytes')).toBeGreaterThan(0)
  })

  it('have no id, address or name of a user', () => {
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-|@|una|acme/i)
  })

  it('have few series, and no more of them after many different requests', async () => {
    const before = text.split('\n').filter((line) => line.startsWith('tributary_http')).length
    for (let at = 0; at < 50; at++) {
      await backend.app.inject({ method: 'GET', url: `/backend/unknown/${at}` })
      await backend.app.inject({ method: 'GET', url: `/backend/connectors/${at}` })
    }
    text = await scrape()
    const after = text.split('\n').filter((line) => line.startsWith('tributary_http')).length
    expect(after - before).toBeLessThanOrEqual(2 * 15)
  })

  it('are served on their own address and port only', async () => {
    expect((await fetch(`http://127.0.0.1:${metrics.port}/`)).status).toBe(404)
    expect((await fetch(`http://127.0.0.1:${metrics.port}/metrics`, { method: 'POST' })).status).toBe(404)
    const { body } = await backend.app.inject({ method: 'GET', url: '/metrics' })
    expect(body).not.toContain('tributary_http')
  })
})

describe('the documents about metrics', () => {
  const documents = join(import.meta.dirname, '../../../../docs/operate/monitoring')
  const read = (name: string) => readFileSync(join(documents, name), 'utf8')
  const names = () =>
    new Set(
      [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) => seriesOf(name, type)),
    )
  const seriesOf = (name: string, type: string | undefined) =>
    type === 'histogram' ? ['_bucket', '_count', '_sum'].map((end) => `${name}${end}`) : [name]
  const used = (expression: string) =>
    [...expression.matchAll(/\b(?:tributary|nodejs|process)_[a-z_]+\b/g)].map(([name]) => name)

  it('list every metric of the server, and no other', () => {
    const listed = [
      ...readFileSync(join(documents, '../monitoring.md'), 'utf8').matchAll(/^\| `(tributary_\w+)`/gm),
    ]
    const exported = [...text.matchAll(/^# TYPE (tributary_\S+) /gm)].map(([, name]) => name)
    expect(listed.map(([, name]) => name).sort()).toEqual(exported.sort())
  })

  it('query only metrics that the server exports, in the dashboard', () => {
    const { panels } = JSON.parse(read('grafana-dashboard.json')) as {
      panels: { targets?: { expr: string }[] }[]
    }
    const expressions = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
    expect(expressions.length).toBeGreaterThan(10)
    expect(expressions.flatMap(used).filter((name) => !names().has(name))).toEqual([])
  })

  it('query only metrics that the server exports, in the alerts', () => {
    const rules = read('prometheus-alerts.yaml')
    const expressions = [...rules.matchAll(/^ +expr: (.+)$/gm)].map(([, expr = '']) => expr)
    expect(expressions.length).toBeGreaterThan(6)
    expect(expressions.flatMap(used).filter((name) => !names().has(name))).toEqual([])
  })
})
