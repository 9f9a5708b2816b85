import { catalogue, formatNumber, plural } from '@tributary/sdk/common'
import type { ConnectorState } from '@tributary/sdk/connectors'

const counting = (state: string) => (count: number) => `${formatNumber(count)} ${state}`

export const connectorsText = catalogue('ui.connectors', {
  assignedUsers: 'Assigned users',
  authorise: 'Authorise',
  setUp: 'Set up',
  yourConnectors: 'Your connectors',
  availableConnectors: 'Available connectors',
  loadingConnectors: 'Loading connectors',
  inUseMoreAvailable: (owned: number, available: number) =>
    plural(owned, {
      one: `# connector in use, ${formatNumber(available)} more available.`,
      other: `# connectors in use, ${formatNumber(available)} more available.`,
    }),
  loadingInsights: 'Loading insights',
  copyDetail: 'Copy detail',
  close: 'Close',
  started: 'Started',
  completed: 'Completed',
  lastLoaded: 'Last loaded',
  key: 'Key',
  manual: 'Manual',
  automatic: 'Automatic',
  tablesOf: (name: string) => `Tables of ${name}`,
  askYourAdministratorToReconnect: 'Ask your administrator to reconnect it.',
  noRefreshAvailable: 'No refresh available.',
  manageTab: 'Manage tab',
  /** How many connectors are in each state that needs attention, most urgent first. */
  counts: {
    error: (count: number) => plural(count, { one: '# error', other: '# errors' }),
    'taking-longer': counting('taking longer'),
    forbidden: counting('forbidden'),
    'not-authorised': counting('not authorised'),
    incomplete: counting('incomplete'),
    refreshing: counting('refreshing'),
    cancelled: counting('cancelled'),
  } satisfies Partial<Record<ConnectorState, (count: number) => string>>,
})
