import { catalogue } from '../common/language/catalogue.ts'
import { formatNumber, plural } from '../common/language/format.ts'
import { connectors, licences } from '../common/text/counted.messages.ts'

/** Sentences of the management screen that no requirement fixes. */
export const manageMessages = catalogue('manage', {
  title: (type: string) => `Manage ${type} connectors`,
  /** The title for users without management rights. */
  list: (type: string) => `${type} connectors`,
  /** The parts of the line below the title: "5 connectors, 1 disconnected." */
  connectors,
  countDisconnected: (count: number) => `${formatNumber(count)} disconnected`,
  countDeleted: (count: number) => `${formatNumber(count)} deleted`,
  more: (name: string) => `More actions for ${name}`,
  copyKey: (name: string) => `Copy the key of ${name}`,
  licences,
  notScheduled: 'Not scheduled',
  noneWhileOff: 'None while it is disconnected',
  reason: (reason: string) => `Reason: ${reason}`,
  /** The button that connects a connector, and the sentence above it. */
  reconnect: {
    action: 'Reconnect',
    editor: 'To reconnect it, press Reconnect and save its settings.',
    authorise: 'To reconnect it, press Reconnect and authorise it again.',
    ask: 'Ask your administrator to reconnect it.',
  },
  authorise: {
    action: 'Authorise',
    pointer: 'It cannot be refreshed before it is authorised. Press Authorise.',
  },
  onlySuperadmins: 'Only super administrators see it.',
  disconnectAll: 'Disconnect all',
  connect: 'Connect/ Reconnect',
  reasonHelp: 'Shown on the card in this browser until you close it. It is not sent.',
  stops: 'It stops refreshing. You can reconnect it from Manage.',
  /** What disconnecting keeps. */
  kept: 'Its settings, schedule, users and data are kept.',
  allStop: 'They stop refreshing. You can reconnect each of them from Manage.',
  allKept: 'Their settings, schedules, users and data are kept.',
  deleting:
    'It stops refreshing and disappears from the lists of everyone except super administrators. This cannot be undone.',
  insteadOfDeleting: 'To pause it, disconnect it instead. It then stays here with its settings.',
  loses: (count: number) =>
    plural(count, { one: '# assigned user loses access', other: '# assigned users lose access' }),
  goes: 'Its settings and its schedule are no longer used',
  tablesStay: 'Its tables stay in the database but are no longer updated',
  disconnected: (name: string) => `${name} is disconnected.`,
  deleted: (name: string) => `${name} is deleted.`,
  allDisconnected: (count: number) => `${connectors(count)} disconnected.`,
  partly: (done: number, total: number) =>
    `${formatNumber(done)} of ${connectors(total)} disconnected. Not disconnected:`,
  retryStarted: (name: string) => `${name} is being retried.`,
  manageUsers: 'Manage users',
  seeThis: 'Assigned users see this connector.',
  users: 'Users',
  searchUsers: 'Search users',
  noUsers: 'No users found.',
  assigned: (count: number, total: number) => `${formatNumber(count)} of ${formatNumber(total)} assigned`,
  usersSaved: (name: string) => `The users of ${name} are saved.`,
  /** Shown when the user who saves also loses access. */
  losesOneself: 'You will no longer see it',
  notThere: 'This connector no longer exists.',
  notLive: 'Users can be assigned once this connector is connected again.',
})
