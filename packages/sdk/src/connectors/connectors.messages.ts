import type { RefreshState } from './refresh-state.ts'

/** Every sentence of the connector screens, worded as the specification words it (connectors spec 2.16, 4 and 8). */
export const connectorsMessages = {
  states: {
    'never-started': 'Not refreshed yet.',
    refreshing: 'Refreshing...',
    completed: 'Connector is up to date.',
    error: 'Encountered an error.',
    'taking-longer': 'Taking longer than expected.',
    forbidden: 'This connector may have been disconnected.',
  } satisfies Record<RefreshState, string>,
  takingLongerHint: 'This connector seems to be taking longer than expected.',
  reconnectHint: 'Retry, or re-authorise it from Manage.',
  disconnectedPointer: 'This connector is disconnected. Go to the Manage tab to reconnect.',
  refreshRequested: 'Refresh requested from the portal',
  fullRefreshRequested: 'Full refresh requested from the portal',
  refreshDetailTitle: 'Refresh detail',
  more: 'more',
  nothingToDo: 'Nothing much to do here.',
  tryAdding: 'Why not try adding a connector?',
  askAdministrator: "Why not ask your administrator for permission to see your organisation's connectors?",
  noConnectorsYet: 'Your organisation has no connectors yet.',
  noOtherConnectors: 'There are no other connectors available.',
} as const
