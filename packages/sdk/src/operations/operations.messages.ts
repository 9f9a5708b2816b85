import type { MailState } from '@tributary/domain'
import { catalogue } from '../common/language/catalogue.ts'
import { counting } from '../common/text/counted-units.messages.ts'
import type { Noun } from '../common/text/nouns.messages.ts'

const mails = counting('mail')
const kinds = counting('kind of data', 'kinds of data')
const days = counting('day')

const mail: Noun = { one: 'mail', many: 'mails', counted: mails, countedTo: mails }
const kind: Noun = { one: 'kind of data', many: 'kinds of data', counted: kinds, countedTo: kinds }

const mailKinds = {
  'access-changed': 'Access changed',
  'account-linked': 'Sign-in provider linked',
  'account-unlinked': 'Sign-in provider removed',
  'account-status-changed': 'Account locked, archived or active again',
  alerts: 'Alerts',
  'approval-decided': 'Request decided',
  'approval-requested': 'Request to approve',
  'confirm-address': 'Link to confirm an address',
  'connector-decided': 'Connector request decided',
  'connector-requested': 'Connector requested',
  'email-change-requested': 'Change of address requested',
  'email-changed': 'Address changed',
  'factors-reset': 'Factors reset by an administrator',
  'factor-changed': 'A factor was changed',
  'recovery-code-used': 'Recovery code used',
  invitation: 'Invitation',
  'invitation-accepted': 'Invitation accepted',
  'multi-factor-changed': 'Multi-factor authentication changed',
  'organisation-deleted': 'Organisation deleted or restored',
  'password-changed': 'Password changed',
  'password-link': 'Link to set a password',
  'provider-sign-in': 'How to sign in with the provider',
  'reconnect-link': 'Link to reconnect a connector',
  reconnected: 'Connector reconnected',
  'sign-in-changed': 'Sign-in settings changed',
  'sign-up-waits': 'Sign-up waits for approval',
  'token-created': 'API token created',
  'verification-code': 'Verification code',
  'webhook-disabled': 'Webhook disabled',
  welcome: 'Welcome',
}

const dataKinds = {
  'api-tokens': 'API tokens',
  'audit-log': 'Audit log',
  'authorisation-attempts': 'Authorisations in progress',
  captchas: 'Used captchas',
  connectors: 'Connectors',
  'deleted-organisations': 'Deleted organisations',
  devices: 'Trusted devices',
  'email-changes': 'Pending changes of address',
  events: 'Events for webhooks and alerts',
  'idempotency-keys': 'Responses to repeated writes',
  invitations: 'Invitations',
  mails: 'Mails',
  'password-links': 'Links to set a password',
  'provider-sign-ins': 'Sign-ins with providers in progress',
  'rate-limits': 'Rate limits',
  'reconnect-links': 'Links to reconnect connectors',
  refreshes: 'Refreshes',
  sessions: 'Sessions',
  'sign-in-attempts': 'Failed sign-ins',
  'sign-in-codes': 'Codes of provider sign-ins',
  'sign-up-codes': 'Codes of sign-ups',
  'sign-ups': 'Sign-ups in progress',
  'source-rate-limits': 'Rate limits of sources',
  'structure-changes': 'Changes that can be undone',
  'unconfirmed-apps': 'Authenticator apps not confirmed',
  users: 'Users',
  'verification-codes': 'Verification codes',
  alerts: 'Alerts',
  'webhook-deliveries': 'Deliveries of webhooks',
}

const states: Record<MailState, string> = { waiting: 'Waiting', abandoned: 'Abandoned' }

/** The sentences of the pages for operators: mail and housekeeping. */
export const operationsMessages = catalogue('operations', {
  mailKinds,
  dataKinds,
  mail: {
    title: 'Mail',
    summary: 'Mails that wait to be sent, and mails that were given up',
    label: 'Unsent mails',
    noun: mail,
    loading: 'Loading mails',
    none: 'Every mail has been sent.',
    noneWaiting: 'No mail waits.',
    noneAbandoned: 'No mail was given up.',
    show: 'Show',
    all: 'All',
    states,
    counts: (waiting: string, abandoned: string) => `${waiting} waiting, ${abandoned} abandoned`,
    atLeast: (count: string) => `at least ${count}`,
    more: 'Show older mails',
    retry: 'Send now',
    retryNamed: (kindOfMail: string, recipient: string) => `Send now: ${kindOfMail} to ${recipient}`,
    retried: (recipient: string) => `The mail to ${recipient} will be sent now.`,
    cannotRetry: 'Its content was deleted.',
    notYet: 'None yet',
    givenUp: 'Given up',
  },
  housekeeping: {
    title: 'Housekeeping',
    summary: 'What the server stores, and what it deletes by itself',
    label: 'Stored data',
    noun: kind,
    loading: 'Loading sizes',
    none: 'No data.',
    size: 'Database',
    lastRun: 'Last clean-up',
    never: 'Not yet',
    kept: 'Kept',
    untilExpiry: 'Deleted when it expires',
    afterDays: (count: number) => `Deleted after ${days(count)}`,
    sizes: 'Sizes include indexes. Row counts of large tables are estimates.',
  },
})
