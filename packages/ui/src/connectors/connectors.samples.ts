import type { Actor, ClientConnector, ConnectorType, RefreshLog } from '@tributary/domain'

/** The current time of every sample. */
export const sampleNow = new Date('2026-11-21T07:16:00Z')

export const minutesAgo = (minutes: number, now = sampleNow) => new Date(now.getTime() - minutes * 60_000)

export const superadmin: Actor = { role: 'SuperAdmin', roleLevel: 0 }
export const administrator: Actor = { role: 'OrganisationAdmin', roleLevel: 2 }
export const member: Actor = { role: 'User', roleLevel: 4 }

export const log = (facts: Partial<RefreshLog>): RefreshLog => ({
  manuallyTriggeredAt: null,
  automaticallyTriggeredAt: null,
  completedAt: null,
  hasError: false,
  forbidden: false,
  refreshDetail: null,
  error: null,
  ...facts,
})

export const connector = (facts: Partial<ClientConnector> = {}): ClientConnector => ({
  id: 1,
  key: 'hpl-xero-01',
  name: 'Harbour & Pine Ltd',
  originalName: 'Harbour & Pine Ltd',
  status: 'CONNECTED',
  schedule: '0 6 * * *',
  sourceConnectorId: 11,
  clientKey: 'harbour',
  properties: [],
  log: null,
  ...facts,
})

const firstNames = 'Ingrid Aroha Mårten Sue Adam Olga Eli Una Tama Zoë Þóra Liam'.split(' ')
const lastNames = 'Solheim Ngata Lindqvist Stone Ash Oak Elm Ulm Pōtiki Šimek Jóns O’Neill'.split(' ')
export const people = firstNames.map((firstName, place) => ({
  id: `u${place + 1}`,
  firstName,
  lastName: lastNames[place] ?? '',
}))

/** The users of a connector that so many are assigned to. A list names the first ten. */
export const assignedTo = (count: number): Pick<ClientConnector, 'assigned'> => ({
  assigned: { count, self: false, first: people.slice(0, Math.min(count, 10)) },
})

const longDetail =
  'Xero rate limit reached while reading BankTransactions page 214 of 390. The source asked us to wait 57 seconds; the retry budget for this run was already used.'

/** A log for each refresh state. */
export const logs = {
  refreshing: log({ manuallyTriggeredAt: minutesAgo(2), automaticallyTriggeredAt: minutesAgo(76) }),
  completed: log({ automaticallyTriggeredAt: minutesAgo(76), completedAt: minutesAgo(72) }),
  incomplete: log({
    automaticallyTriggeredAt: minutesAgo(76),
    completedAt: minutesAgo(72),
    refreshDetail:
      'Left out: manual_journal_lines, manual_journals. The authorisation does not include them. Authorise the connector again to add them.\naccounts: 12 rows',
    leftOut: { count: 2, cause: 'not-authorised' },
  }),
  error: log({
    manuallyTriggeredAt: minutesAgo(25),
    completedAt: minutesAgo(24),
    hasError: true,
    refreshDetail: longDetail,
    error: '429 Too Many Requests\nX-Rate-Limit-Problem: minute\nRetry-After: 57',
  }),
  cancelled: log({
    manuallyTriggeredAt: minutesAgo(12),
    completedAt: minutesAgo(11),
    hasError: true,
    cause: 'cancelled',
    refreshDetail: 'Cancelled by Una Ulm. Data stored before is kept.',
  }),
  takingLonger: log({ manuallyTriggeredAt: minutesAgo(45), automaticallyTriggeredAt: minutesAgo(1516) }),
  forbidden: log({
    automaticallyTriggeredAt: minutesAgo(76),
    completedAt: minutesAgo(75),
    hasError: true,
    forbidden: true,
  }),
}

/** A dashboard with every state, as a super administrator sees it. */
export const everyState: readonly ClientConnector[] = [
  connector({ id: 1, log: logs.completed, ...assignedTo(3) }),
  connector({ id: 2, key: 'hpr-xero-02', name: 'Harbour & Pine Retail Ltd', log: logs.refreshing }),
  connector({ id: 3, key: 'psr-xero-03', name: 'Pine Street Roasters Ltd', log: logs.error }),
  connector({ id: 4, key: 'wcs-xero-04', name: 'Wharfside Cold Storage', log: logs.takingLonger }),
  connector({ id: 5, key: 'hph-xero-05', name: 'H&P Property Holdings', log: logs.forbidden }),
  connector({ id: 6, key: 'twf-xero-06', name: 'Tidewater Freight' }),
  connector({
    id: 7,
    key: 'kci-xero-07',
    name: 'Kororā Coffee Importers Limited (Ōtautahi / Christchurch Distribution Centre)',
    log: logs.completed,
  }),
  connector({
    id: 8,
    key: 'lsc-xero-08',
    name: 'Lakeside Catering 2019 Ltd',
    status: 'DISCONNECTED',
    log: log({ ...logs.completed, refreshDetail: 'Moved to a new Xero organisation.' }),
  }),
  connector({
    id: 9,
    key: 'omb-xero-09',
    name: 'Old Mill Bakery (closed)',
    status: 'DELETED',
    log: logs.completed,
  }),
]

const connectorType = (type: string, facts: Partial<ConnectorType> = {}): ConnectorType => ({
  id: type,
  type,
  isInsider: false,
  isEarlyStages: false,
  requiresAuthorisation: false,
  ...facts,
})

export const ownedTypes = ['excel', 'xero', 'woocommerce', 'cin7', 'sqlserver', 'mailchimp', 'ftp'].map(
  (type) => connectorType(type),
)

export const availableSamples = [
  connectorType('vend', { requiresAuthorisation: true }),
  connectorType('poweroffice'),
  connectorType('uniconta', { requiresAuthorisation: true, isEarlyStages: true }),
  connectorType('gaap', { isEarlyStages: true }),
  connectorType('aws', { isInsider: true, isEarlyStages: true }),
]
