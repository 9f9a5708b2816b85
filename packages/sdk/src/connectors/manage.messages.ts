import type { ClientConnector } from '@tributary/domain'
import { connectorStatus } from './connector-status.ts'

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

const connectors = (count: number): string => counted(count, 'connector', 'connectors')

/** The sentences of the management screen that the specification leaves to us (connectors spec 2.17). */
export const manageMessages = {
  title: (type: string) => `Manage ${type} connectors`,
  /** The same page for people who manage nothing. */
  list: (type: string) => `${type} connectors`,
  /** Beneath the title: "5 connectors, 1 disconnected." */
  summary: (all: readonly Pick<ClientConnector, 'status'>[]): string => {
    const count = (standing: string) =>
      all.filter(({ status }) => connectorStatus(status) === standing).length
    const deleted = count('deleted')
    const off = count('disconnected')
    const parts = [
      connectors(all.length - deleted),
      ...(off > 0 ? [`${off} disconnected`] : []),
      ...(deleted > 0 ? [`${deleted} deleted`] : []),
    ]
    return `${parts.join(', ')}.`
  },
  more: (name: string) => `More actions for ${name}`,
  copyKey: (name: string) => `Copy the key of ${name}`,
  licences: (count: number) => counted(count, 'licence', 'licences'),
  notScheduled: 'Not scheduled',
  noneWhileOff: 'None while it is disconnected',
  reason: (reason: string) => `Reason: ${reason}`,
  /** The button that connects a connector, and the sentence above it that leads there. */
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
  /** What disconnecting leaves alone. */
  kept: 'Its settings, its schedule, its people and the data it has brought so far are kept.',
  allStop: 'They stop refreshing. You can reconnect each of them from Manage.',
  allKept: 'Their settings, schedules, people and the data they have brought so far are kept.',
  deleting:
    'It stops refreshing and goes from the lists of everyone but super administrators. This cannot be taken back.',
  insteadOfDeleting: 'To stop it for a while, disconnect it instead: that keeps it here, with its settings.',
  loses: (count: number) => (count === 1 ? '1 assigned person loses it' : `${count} assigned people lose it`),
  goes: 'Its settings and its schedule are not used any more',
  tablesStay: 'The tables it has filled stay in the database, and are filled no more',
  disconnected: (name: string) => `${name} is disconnected.`,
  deleted: (name: string) => `${name} is deleted.`,
  allDisconnected: (count: number) => `${connectors(count)} disconnected.`,
  partly: (done: number, total: number) => `${done} of ${connectors(total)} disconnected. What is left:`,
  retryStarted: (name: string) => `${name} is being tried again.`,
  manageUsers: 'Manage users',
  seeThis: 'Assigned users see this connector.',
  users: 'Users',
  searchUsers: 'Search users',
  noUsers: 'No users found.',
  assigned: (count: number, total: number) => `${count} of ${total} assigned`,
  usersSaved: (name: string) => `The users of ${name} are saved.`,
  /** When whoever saves is among those who lose sight of it. */
  losesOneself: 'You will no longer see it',
  notThere: 'This connector no longer exists.',
  notLive: 'Users can be assigned once this connector is connected again.',
} as const
