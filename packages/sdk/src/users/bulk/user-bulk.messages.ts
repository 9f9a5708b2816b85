import { catalogue } from '../../common/language/catalogue.ts'
import { formatNumber, plural } from '../../common/language/format.ts'
import { isolated } from '../../common/language/isolated.ts'
import { users } from '../../common/text/counted.messages.ts'

/** Sentences about one action on several users. */
export const userBulkMessages = catalogue('user-bulk', {
  actions: {
    role: 'Change role',
    groups: 'Add to groups',
    connectors: 'Add to connectors',
    lock: 'Lock',
    'password-link': 'Send password link',
  },
  /** What an action does, before it starts. */
  effects: {
    role: (count: number) =>
      plural(count, {
        one: 'Gives # user this role, and signs them out.',
        other: 'Gives # users this role, and signs them out.',
      }),
    groups: (count: number) =>
      plural(count, {
        one: 'Adds # user to the chosen security groups. Their other groups stay.',
        other: 'Adds # users to the chosen security groups. Their other groups stay.',
      }),
    connectors: (count: number) =>
      plural(count, {
        one: 'Adds # user to the chosen connectors. Their other connectors stay.',
        other: 'Adds # users to the chosen connectors. Their other connectors stay.',
      }),
    lock: (count: number) =>
      plural(count, {
        one: 'Locks # user. They are signed out and cannot sign in until you unlock them.',
        other: 'Locks # users. They are signed out and cannot sign in until you unlock them.',
      }),
    'password-link': (count: number) =>
      plural(count, {
        one: 'Mails # user a link to set a password. Their present password works until they use it.',
        other: 'Mails # users a link to set a password. Their present passwords work until they use it.',
      }),
  },
  nothing: 'Nothing can be done: every selected user is left out.',
  leftOut: (count: number, reason: string) => `${users(count)} left out: ${reason}`,
  /** Who gets a chosen connector. */
  getsConnector: (connector: string, count: number) => `${isolated(connector)}: new for ${users(count)}`,
  haveConnector: (connector: string) => `${isolated(connector)}: all of them have it already`,
  /** Why a user is left out. */
  reasons: {
    oneself: 'this is you',
    powerful: 'more powerful than you',
    elsewhere: 'belongs to another organisation as well',
    closed: 'already locked or archived',
    inactive: 'locked or archived users cannot sign in',
  },
  /** The result, when some failed or were stopped. */
  result: (done: number, total: number) => `Done for ${formatNumber(done)} of ${users(total)}.`,
  /** The result when it is done for every user. */
  finished: {
    role: (count: number) => `${users(count)} changed.`,
    groups: (count: number) => `${users(count)} added to the groups.`,
    connectors: (count: number) => `${users(count)} added to the connectors.`,
    lock: (count: number) => `${users(count)} locked.`,
    'password-link': (count: number) => `A link has been mailed to ${users(count)}.`,
  },
  /** After the added access of several users was undone, for all or for some of them. */
  undone: (done: number, total: number) =>
    done === total ? `Undone for ${users(total)}.` : `Undone for ${formatNumber(done)} of ${users(total)}.`,
  /** How many users are selected. */
  selected: (count: number) => plural(count, { one: '# user selected', other: '# users selected' }),
  /** The checkboxes of the rows. */
  selectAll: 'Select all shown users',
  select: (name: string) => `Select ${name}`,
})
