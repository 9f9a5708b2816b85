import { SourceFailure } from '../../source-failure.ts'
import { httpMessages } from '../http/http.messages.ts'
import { type Authorise, httpClient } from '../http/http-client.ts'
import { httpLimits } from '../http/http-limits.ts'
import { type HttpSource, type HttpTools, httpSource } from '../http/http-source.ts'
import type { HttpStream, StreamRead } from '../http/http-stream.ts'
import { onePage } from '../http/paging.ts'
import type { DeclaredRows, SourceAdapter, SourceContext } from '../source-adapter.ts'
import { awsMessages } from './aws.messages.ts'
import { explainAws } from './aws-failure.ts'
import { probeAws } from './aws-probe.ts'
import { type AwsServices, type AwsSettings, readAwsSettings } from './aws-settings.ts'
import { callerIdentity } from './caller-identity.ts'
import { type CostReading, readCosts, readingOf } from './cost-reader.ts'
import { columnsOf, costTables, keyOf } from './cost-tables.ts'
import { signatureHeaders } from './sigv4.ts'

export type AwsTools = HttpTools & {
  /** Other addresses of the services, for the demo and for tests. */
  readonly addresses?: Pick<AwsServices, 'costs' | 'sts'>
}

const DAY_MS = 24 * 60 * 60 * 1_000
/** The pause after a failure that retries did not overcome. The refresh ends, because every reading costs money. */
const PAUSE_MS = 15 * 60 * 1_000

/** Reads the costs of an AWS account with Cost Explorer. */
export const awsSource =
  (tools: AwsTools) =>
  ({ properties, now }: SourceContext): SourceAdapter<DeclaredRows> => {
    const settings = readAwsSettings(properties)
    const services = { ...settings.services, ...tools.addresses }
    const sign = signerOf(settings, now)
    const explain = explainAws(now, settings.granularity)
    const messages = { ...httpMessages('AWS'), busy: awsMessages.busy }
    const limits = { ...httpLimits, ...tools.limits }
    const ofSts = { base: services.sts, authorise: sign('sts'), outbound: tools.outbound }
    const sts = httpClient({ ...ofSts, explain, messages, limits, now })
    let account = ''
    const source: HttpSource = {
      kind: 'aws',
      provider: 'AWS',
      base: services.costs,
      authorise: sign('ce'),
      explain,
      messages,
      // Each month is stored as soon as it is read, so that it is not paid for twice.
      limits: { pausesMs: [1_000, 2_000, 4_000, 8_000], sliceRows: 1 },
      rates: ratesOf(settings),
      isCharged: true,
      get settings() {
        return [account, settings.granularity]
      },
      async streams({ signal }) {
        const identity = await callerIdentity(sts, signal)
        account = identity.account
        const reading = readingOf(settings, identity, now)
        return costTables.map((table) => streamOf(table, reading, now))
      },
      probe: (connection) =>
        probeAws(connection, { settings, now, identify: () => callerIdentity(sts, connection.signal) }),
    }
    const adapter = httpSource(source, tools, { now })
    return {
      ...adapter,
      close() {
        adapter.close()
        sts.close()
      },
    }
  }

const signerOf =
  ({ keyId, secret, services: { region } }: AwsSettings, now: () => Date) =>
  (service: string): Authorise =>
  async (request) =>
    signatureHeaders(request, { keyId, secret, region, service, at: now() })

/** AWS does not publish its limits. The second rate limits what the requests cost: 4 USD on one day, 2 USD on each later one. */
const ratesOf = ({ keyId }: AwsSettings) => [
  { key: `aws ${keyId}`, requests: 1, perMs: 1_000, burst: 1 },
  { key: `aws per day ${keyId}`, requests: 200, perMs: DAY_MS, burst: 200 },
]

const streamOf = (table: (typeof costTables)[number], reading: CostReading, now: () => Date): HttpStream => ({
  name: table.name,
  request: { path: '' },
  paging: onePage,
  records: [],
  columns: columnsOf(table, reading.granularity),
  key: keyOf(table),
  removedBy: 'period_start',
  keepsOld: true,
  pages: (read) => readCosts(table, reading, withoutRestart(read, now)),
})

/** Names a time to try again with each temporary failure, so that nothing already paid for is requested again soon. */
const withoutRestart = (read: StreamRead, now: () => Date): StreamRead => ({
  ...read,
  async request(request) {
    try {
      return await read.request(request)
    } catch (error) {
      if (!(error instanceof SourceFailure && error.passing) || error.retryAt) throw error
      const { message, code } = error
      const retryAt = new Date(now().getTime() + PAUSE_MS)
      throw new SourceFailure(message, { passing: true, code, retryAt, cause: error })
    }
  },
})
