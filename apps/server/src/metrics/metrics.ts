import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { StoredFigures } from '../health/stored-figures.ts'
import type { ConnectionLoad } from '../storage/connection-queue.ts'
import { observeSignals } from './observe-signals.ts'

export type MetricsTools = {
  version: string
  engine: 'pglite' | 'postgres'
  role: string
  connections: { load(): ConnectionLoad }
  /** Returns what the database has, or undefined if it does not respond. */
  stored(): Promise<StoredFigures | undefined>
}

const fast = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const slow = [1, 5, 15, 60, 300, 900, 3600, 4 * 3600]

/** Creates the metrics of this process. Labels have few values: no ids, addresses or names of users. */
export function createMetrics(tools: MetricsTools): { registry: Registry; stop(): void } {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const build = new Gauge({
    name: 'tributary_build_info',
    help: 'Always 1. The labels describe the running server.',
    labelNames: ['version', 'node', 'engine', 'role'],
    registers,
  })
  build.set({ version: tools.version, node: process.version, engine: tools.engine, role: tools.role }, 1)
  connectionGauges(registry, tools)
  storedGauges(registry, tools)
  const stop = observeSignals({
    requests: new Histogram({
      name: 'tributary_http_request_duration_seconds',
      help: 'How long responses took, by method, route pattern and class of the status.',
      labelNames: ['method', 'route', 'status'],
      buckets: fast,
      registers,
    }),
    refused: new Counter({
      name: 'tributary_http_requests_refused_total',
      help: 'Calls that were refused because the server was busy, by priority and reason.',
      labelNames: ['priority', 'reason'],
      registers,
    }),
    signIns: new Counter({
      name: 'tributary_sign_in_failures_total',
      help: 'Sign-ins that failed, by reason.',
      labelNames: ['reason'],
      registers,
    }),
    refreshes: new Histogram({
      name: 'tributary_refresh_duration_seconds',
      help: 'How long refreshes ran, by type of the connector and outcome.',
      labelNames: ['kind', 'outcome'],
      buckets: slow,
      registers,
    }),
    rows: new Counter({
      name: 'tributary_refresh_rows_total',
      help: 'Rows that refreshes stored, by type of the connector.',
      labelNames: ['kind'],
      registers,
    }),
    mails: new Counter({
      name: 'tributary_mail_attempts_total',
      help: 'Attempts to send a mail, by outcome.',
      labelNames: ['outcome'],
      registers,
    }),
    schedules: new Counter({
      name: 'tributary_scheduler_checks_total',
      help: 'Checks for due schedules in this process, by outcome.',
      labelNames: ['outcome'],
      registers,
    }),
    connectionWaits: new Histogram({
      name: 'tributary_database_connection_wait_seconds',
      help: 'How long work waited for a database connection.',
      buckets: fast,
      registers,
    }),
  })
  return { registry, stop }
}

function connectionGauges(registry: Registry, { connections }: MetricsTools) {
  const gauge = (name: string, help: string, value: (load: ConnectionLoad) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(value(connections.load()))
      },
    })
  gauge('tributary_database_connections', 'Database connections for requests.', ({ size }) => size)
  gauge('tributary_database_connections_in_use', 'Connections in use.', ({ inUse }) => inUse)
  gauge('tributary_database_connections_waiting', 'Requests that wait.', ({ waiting }) => waiting)
}

/** Gauges of the database. All processes report the same values. Without the database they have no value. */
function storedGauges(registry: Registry, { stored }: MetricsTools) {
  const gauge = (name: string, help: string, value: (figures: StoredFigures) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const figures = await stored()
        if (figures) this.set(value(figures))
        else this.remove()
      },
    })
  gauge('tributary_refreshes_queued', 'Refreshes that wait for a worker.', ({ queued }) => queued)
  gauge('tributary_refreshes_running', 'Refreshes that run.', ({ running }) => running)
  gauge(
    'tributary_refreshes_oldest_queued_seconds',
    'How long the oldest queued refresh has waited.',
    ({ oldestQueuedSeconds }) => oldestQueuedSeconds,
  )
  gauge('tributary_outbox_mails', 'Mails that were not sent yet.', ({ mails }) => mails)
  gauge(
    'tributary_outbox_failed_mails',
    'Mails that were given up in 30 days.',
    ({ failedMails }) => failedMails,
  )
  gauge(
    'tributary_outbox_oldest_due_seconds',
    'How long the oldest mail has been due.',
    ({ oldestDueMailSeconds }) => oldestDueMailSeconds,
  )
  gauge('tributary_sessions', 'Sessions that have not ended or expired.', ({ sessions }) => sessions)
}
