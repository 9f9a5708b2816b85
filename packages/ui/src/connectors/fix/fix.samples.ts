import type { ClientConnector, RefreshCause, RefreshLog } from '@tributary/domain'
import { connector, log, minutesAgo } from '../connectors.samples.ts'
import { run } from '../runs/runs.samples.ts'
import type { FixSubject } from './fix-sheet-props.ts'

const day = 24 * 60

/** Seven daily refreshes, of which the latest three failed. */
const runs = Array.from({ length: 7 }, (_, ago) =>
  run({
    id: 300 - ago,
    triggeredAt: minutesAgo(76 + ago * day),
    completedAt: minutesAgo(72 + ago * day),
    state: ago < 3 ? 'failed' : 'succeeded',
    rows: ago < 3 ? 0 : 4_131,
  }),
)

const properties = (values: Record<string, string>): ClientConnector['properties'] =>
  Object.entries(values).map(([name, value], place) => ({ id: place + 1, name, value, clientConnectorId: 1 }))

const files = properties({
  'ftp.host': 'files.harbourpine.example',
  'ftp.username': 'tributary',
  'ftp.password': '',
  'ftp.path': '/export',
})

/** A connector to files on a server whose latest refresh failed for this cause. */
export const failing = (
  cause: RefreshCause,
  facts: Partial<RefreshLog> = {},
  of: Partial<ClientConnector> = {},
): FixSubject => ({
  type: 'ftp',
  runs,
  connector: connector({
    name: 'Warehouse files',
    properties: files,
    log: log({
      automaticallyTriggeredAt: minutesAgo(76),
      completedAt: minutesAgo(72),
      hasError: true,
      cause,
      refreshDetail: 'The server answered 530: Login incorrect.',
      ...facts,
    }),
    ...of,
  }),
})

export const refused = failing('sign-in-refused')
export const revoked: FixSubject = {
  ...failing('not-authorised', {}, { name: 'Harbour & Pine Ltd' }),
  type: 'xero',
}
/** Its first refresh failed, and the source charges for each request. */
export const charged: FixSubject = {
  ...failing(
    'connection-lost',
    {},
    {
      name: 'Cloud costs',
      properties: properties({ 'aws.startDate': '2026-01-01', 'aws.granularity': 'MONTHLY' }),
    },
  ),
  type: 'aws',
  runs: runs.slice(0, 1),
}

/** Its refresh does not end. */
export const stuck = failing('connection-lost', {
  automaticallyTriggeredAt: minutesAgo(200),
  completedAt: null,
  hasError: false,
  cause: null,
  refreshDetail: null,
})
export const disconnected = failing('connection-lost', {}, { status: 'DISCONNECTED' })
export const limited: FixSubject = {
  ...failing('source-busy', { retryAt: minutesAgo(-40) }, { name: 'Harbour & Pine Ltd' }),
  type: 'xero',
}
export const workbook: FixSubject = { ...failing('settings', {}, { name: 'Budget' }), type: 'excel' }
export const working: FixSubject = {
  ...refused,
  connector: {
    ...refused.connector,
    log: log({ automaticallyTriggeredAt: minutesAgo(16), completedAt: minutesAgo(12) }),
  },
}
