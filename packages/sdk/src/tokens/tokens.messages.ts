import type { ServiceRole, TokenScope } from '@tributary/domain'
import { catalogue } from '../common/language/catalogue.ts'
import { organisations } from '../common/text/counted.messages.ts'
import { counting } from '../common/text/counted-units.messages.ts'
import type { Noun } from '../common/text/nouns.messages.ts'

const counts = (count: (count: number) => string): Pick<Noun, 'counted' | 'countedTo'> => ({
  counted: count,
  countedTo: count,
})
const tokens = counting('API token')
const accounts = counting('service account')
const days = counting('day')

const token: Noun = { one: 'API token', many: 'API tokens', ...counts(tokens) }
const account: Noun = { one: 'service account', many: 'service accounts', ...counts(accounts) }

const scopes: Record<TokenScope, string> = {
  read: 'Read',
  refresh: 'Read and refresh',
  administer: 'Administer',
}

const scopeMeans: Record<TokenScope, string> = {
  read: 'Reads what its owner may see, and changes nothing.',
  refresh: 'Also starts and cancels refreshes.',
  administer: 'Also changes what its owner may change, such as connectors and users.',
}

const roleMeans: Record<ServiceRole, string> = {
  User: 'Sees and refreshes the connectors you choose.',
  ExcelUser: 'Also changes the Excel structure.',
  OrganisationAdmin: 'Sees every connector, and may change connectors and users.',
}

/** The sentences about API tokens and service accounts. */
export const tokensMessages = catalogue('tokens', {
  heading: 'API tokens',
  token,
  account,
  scopes,
  scopeMeans,
  none: 'You have no API tokens.',
  about:
    'A program signs in with an API token, and may do at most what you may do. Changing your password or your email address revokes all of your tokens.',
  shared:
    'If other people depend on a program, use a service account instead. It keeps working when you leave.',
  everywhere: 'All your organisations',
  everywhereWithin: 'all your organisations',
  everywhereOfOwner: 'All of the owner',
  endsIn: (hint: string) => `ends in ${hint}`,
  created: (time: string) => `created ${time}`,
  createdBy: (time: string, name: string) => `created ${time} by ${name}`,
  expires: (time: string) => `expires ${time}`,
  neverExpires: 'never expires',
  never: 'Never',
  expiresSoon: (count: number) => (count === 0 ? 'Expires today' : `Expires in ${days(count)}`),
  expired: 'Expired',
  lastUsed: 'Last used',
  neverUsed: 'Never used',
  lastUsedWithin: 'last used',
  neverUsedWithin: 'never used',
  create: 'Create token',
  createFor: (name: string) => `Create token for ${name}`,
  revoke: 'Revoke',
  revokeNamed: (name: string) => `Revoke ${name}`,
  revoking: (name: string) => `Revoke ${name}?`,
  revokingMeans: 'The next call of a program that uses it fails. A token cannot be restored.',
  revoked: (name: string) => `${name} has been revoked.`,
  form: {
    title: 'Create API token',
    titleFor: (name: string) => `Create API token for ${name}`,
    name: 'Name',
    nameHelp: 'What the token is for, such as “Nightly refresh”.',
    scope: 'Scope',
    expiry: 'Expires',
    after: (count: number) => `After ${days(count)}`,
    never: 'Never',
    neverHelp: 'It works until someone revokes it. Keep it in a secret store.',
    place: 'Organisations',
    chosen: 'Only these organisations',
    chosenHelp: 'Such a token has at most the rights of an organisation administrator.',
    search: 'Search organisations',
    noPlace: 'No organisations found.',
    placeMissing: 'Choose at least one organisation.',
    placesAtMost: (most: number) => `Choose up to ${organisations(most)}.`,
  },
  secret: {
    title: 'Your new API token',
    once: 'Copy the token now. It cannot be shown again.',
    label: 'API token',
    copy: 'Copy token',
    done: 'Done',
    curl: 'Try it with curl',
    curlHelp: 'Set TRIBUTARY_TOKEN in the environment first. The token is then not in the list of processes.',
    cli: 'Sign in with the command line',
    cliHelp: 'The command asks for the token.',
  },
  programs: {
    title: 'Programs',
    summary: (organisation: string) => `Service accounts and API tokens that work in ${organisation}`,
    loading: 'Loading programs',
    label: 'Service accounts',
    add: 'Add service account',
    edit: 'Edit service account',
    emptyTitle: 'No service accounts',
    emptyText:
      'A service account lets a program call Tributary without a user’s rights, for example to refresh connectors at night. It belongs to the organisation, so it keeps working when people leave.',
    noTokens: 'No API tokens yet.',
    othersHeading: 'API tokens of users',
    othersSummary: 'Each has the rights of its owner.',
    noOthers: 'No user has an API token that works here.',
    allConnectors: 'All',
    saved: (name: string) => `${name} has been saved.`,
    added: (name: string) => `${name} has been added.`,
    deleted: (name: string) => `${name} has been deleted.`,
    deleting: (name: string) => `Delete ${name}?`,
    deletingMeans: (count: number) =>
      count === 0
        ? 'It has no API tokens, so no program stops working.'
        : `Programs that use ${count === 1 ? 'its API token' : 'one of its API tokens'} stop working immediately.`,
    stopWorking: (count: number) =>
      count === 1 ? `${tokens(1)} stops working` : `${tokens(count)} stop working`,
    name: 'Name',
    nameHelp: 'The program that uses it, such as “Data warehouse”.',
    role: 'Role',
    roleMeans,
    connectors: 'Connectors',
    connectorsHelp: 'The account sees only these connectors.',
    searchConnectors: 'Search connectors',
    noConnectors: 'No connectors found.',
    loadingConnectors: 'Loading connectors…',
  },
})
