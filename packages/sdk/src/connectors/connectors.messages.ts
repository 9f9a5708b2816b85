import { catalogue } from '../common/language/catalogue.ts'
import * as counted from '../common/text/counted.messages.ts'
import { joined } from '../common/text/joined.ts'
import type { ConnectorState } from './connector-state.ts'
import type { FullRefreshPrice } from './full-refresh-price.ts'

const priced = (type: string, { requests, dollarsEach, dollars }: FullRefreshPrice, refresh: string) =>
  `${type} charges ${dollarsEach} USD for each request. ${refresh} makes about ${counted.requests(requests)} and costs about ${dollars} USD. A large account needs more.`

/** Sentences of the connector screens. Their wording is required. */
export const connectorsMessages = catalogue('connectors', {
  states: {
    'never-started': 'Not refreshed yet.',
    refreshing: 'Refreshing...',
    completed: 'Connector is up to date.',
    incomplete: 'Up to date, except for some tables.',
    error: 'Encountered an error.',
    cancelled: 'Cancelled.',
    'taking-longer': 'Taking longer than expected.',
    forbidden: 'This connector may have been disconnected.',
    'not-authorised': 'Not authorised yet.',
    disconnected: 'Disconnected',
    deleted: 'Deleted',
  } satisfies Record<ConnectorState, string>,
  /** The buttons of a card that start a refresh. */
  refreshButtons: { Refresh: 'Refresh', Incremental: 'Incremental', Retry: 'Retry', Full: 'Full' },
  cancelledDetail: 'Cancelled. Data stored before is kept.',
  takingLongerHint: 'This connector seems to be taking longer than expected.',
  reconnectHint: 'Retry, or re-authorise it from Manage.',
  disconnectedPointer: 'This connector is disconnected. Go to the Manage tab to reconnect.',
  askToAuthorise: 'Ask your administrator to authorise this connector.',
  schedule: {
    next: 'Next refresh',
    nextShort: 'Next:',
    notWhileOff: 'No refresh while it is disconnected.',
  },
  refreshRequested: 'Refresh requested from the portal',
  fullRefreshRequested: 'Full refresh requested from the portal',
  /** Shown before the first refresh of a source that charges for each request. It reads everything too. */
  firstRefresh: {
    title: (name: string) => `Read everything of ${name}?`,
    price: (type: string, price: FullRefreshPrice) => priced(type, price, 'The first refresh'),
    action: 'Start refresh',
  },
  /** Shown before a full refresh of such a source. */
  fullRefresh: {
    title: (name: string) => `Read everything of ${name} again?`,
    price: (type: string, price: FullRefreshPrice) => priced(type, price, 'This full refresh'),
    action: 'Start full refresh',
  },
  refreshDetailTitle: 'Refresh detail',
  more: 'more',
  nothingToDo: 'Nothing much to do here.',
  tryAdding: 'Why not try adding a connector?',
  askAdministrator: "Why not ask your administrator for permission to see your organisation's connectors?",
  /** Shown on Home for a type without a connector that the viewer may see. */
  nothingShared: 'Nothing shared with you yet',
  noConnectorsYet: 'Your organisation has no connectors yet.',
  notInList: 'My system is not in the list',
  notInListHint: 'Describe any REST API with a manifest, and read it like the others.',
  /** In the editor of a connector whose custom source cannot be found. */
  sourceMissing: 'The custom source of this connector no longer exists, so its settings cannot be shown.',
  noOtherConnectors: 'There are no other connectors available.',
  /** Shown when a provider returned an error instead of a connector. */
  addErrors: {
    unauthorised: (type: string) => `Adding the ${type} connector was either cancelled or was not allowed.`,
    notPermitted: (type: string) =>
      `The ${type} connector was refused, because the application that Tributary uses lacks a permission. Please speak to your system administrator.`,
    clientRefused: (type: string) =>
      `The ${type} connector was not authorised, because its client id or secret was refused. Correct them in its settings, then press Connect/ Reconnect again.`,
    connectorExists: (type: string) =>
      `The ${type} connector you are trying to add already belongs to another organisation. Please speak to your organisation administrator.`,
    other: (type: string) =>
      `Something seems to have gone wrong while trying to add the ${type} connector. Please try again.`,
  },
  confirm: {
    disconnect: (name: string) => `Disconnect ${name}?`,
    delete: (name: string) => `Delete ${name}?`,
    disconnectAll: (type: string) => `Disconnect all ${type} connectors?`,
  },
  powerOfficeFailed: 'Something seems to have gone unexpectedly wrong.',
  askToAdd: 'Ask your administrator to add this connector.',
  xeroNotes:
    'Xero connectors are disconnected per organisation in Xero. Use Retry to try a connector again, or Connect/ Reconnect to authorise it again.',
  /** The properties editor. */
  editor: {
    general: 'General',
    ownSettings: (type: string) => `${type} settings`,
    yourDatabase: 'Your database',
    yourDatabaseHint: 'Leave blank to let us store the data.',
    excelDatabaseHint: 'Excel does not use it. It writes to the database on the page Table synchronisation.',
    keepSecret: 'Leave blank to keep the current value',
  },
  formats: {
    dataCenter: 'Please enter a data centre such as us21.',
    vendDomain: 'Please enter the name before .retail.lightspeed.app, such as my-shop.',
    shopAddress: 'Please enter an address such as https://shop.example.com.',
    ftpHost: 'Please enter a host such as files.example.com or files.example.com:2121.',
    folder: 'Please enter a folder on the FTP server, without "..".',
    folderLength: 'Please enter at most 255 characters.',
    schema:
      'Please enter a name that begins with a letter and has only letters, digits and underscores, at most 63 bytes.',
    schemaReserved: 'Please enter another name: this schema is reserved for the system.',
    connectionString: 'This connection string cannot be read.',
    choice: (choices: readonly string[]) =>
      `Choose one of: ${joined(choices)}. Leave it blank for the default.`,
  },
  unknownProperty: (name: string) => `This connector has no ${name}.`,
})
