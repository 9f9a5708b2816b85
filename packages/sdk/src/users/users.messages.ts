import type { Person } from '@tributary/domain'
import { catalogue } from '../common/language/catalogue.ts'
import { plural } from '../common/language/format.ts'
import { isolated } from '../common/language/isolated.ts'
import * as counted from '../common/text/counted.messages.ts'
import { userName } from './user-name.ts'

type Names = Pick<Person, 'firstName' | 'lastName'>

const named = (user: Names) => isolated(userName(user))

/** The sentences of the users screen. */
export const usersMessages = catalogue('users', {
  /** What a user has access to. */
  holdings: {
    groups: counted.groups,
    entities: counted.entities,
    helperTables: counted.helperTables,
    companies: counted.xeroCompanies,
    connectors: counted.connectors,
  },
  none: 'No users found.',
  summary: (count: number, organisation: string) => `${counted.users(count)} in ${organisation}.`,
  add: 'Add user',
  edit: 'Edit user',
  added: (user: Names) => `${named(user)} has been added.`,
  invited: (user: Names) => `${named(user)} has been added and gets a mail about how to sign in.`,
  saved: (user: Names) => `${named(user)} has been saved.`,
  removed: (user: Names) => `${named(user)} has been deleted.`,
  /** The question before a user is removed. */
  removal: (user: Names) => `Delete ${named(user)}?`,
  removalMeans: (organisation: string) =>
    `Their access to ${organisation} ends immediately. If it is their last organisation, their account is archived.`,
  noMatch: 'No user matches these filters.',
  addressConfirmed: 'We send a link to the new address. They can sign in once they have followed it.',
  passwordLink: 'It is mailed when you save.',
  passwordKept: 'Leave both blank to keep the current password.',
  noMicrosoftId: 'Leave it blank to remove it.',
  factors: {
    heading: 'Authenticator apps and passkeys',
    none: 'This user has no authenticator app and no passkey.',
    count: (count: number) => plural(count, { one: '# app', other: '# apps' }),
    passkeys: (count: number) => plural(count, { one: '# passkey', other: '# passkeys' }),
    reset: 'Reset',
    resetOf: 'Reset the apps and passkeys?',
    means:
      'They can then sign in without an app or a passkey, are signed out everywhere, and get a mail about it. Make sure first that the request comes from them.',
    done: 'The authenticator apps and passkeys have been removed.',
  },
  noIdentities: 'No sign-in provider is linked to this user.',
  identityRemoval: (provider: string) =>
    `They can no longer sign in with ${provider}, and get a mail about it. Unsaved changes of this form stay.`,
  neverSignedIn: 'Never',
  foreignRole: 'You cannot give or remove this role.',
  /** Shown when the user being edited has been removed meanwhile. */
  gone: 'This user no longer exists.',
  viewAs: (name: string) => `View as ${name}`,
  /** Why nothing can be changed in the view of another user. */
  viewOnly: 'You cannot change anything while you view the portal as another user.',
  /** Why a page is not shown in the view of another user. */
  viewPersonal:
    'Profiles, sign-in methods, tokens and credentials are not shown in the view of another user.',
  edited: (user: Names) => `Edit ${named(user)}`,
  deleted: (user: Names) => `Delete ${named(user)}`,
  morePowerful: 'You cannot change a user who is more powerful than you.',
  /** The same, for narrow columns. */
  above: 'More powerful than you',
  elsewhere:
    'This user belongs to another organisation as well. Only they, or an administrator of all their organisations, can change this.',
  oneself: 'This is you',
  own: {
    role: 'You cannot change your own role.',
    status: 'You cannot lock or archive your own account.',
    password: 'Change your own password in your profile.',
    email: 'Change your own email address in your profile.',
    identities: 'Remove your own sign-in providers in your profile.',
    factors: 'Remove your own authenticator apps and passkeys in your profile.',
    removal: 'You cannot remove your own account.',
  },
})
