import type { ReconnectResult } from '@tributary/domain'
import { catalogue } from '../../common/language/catalogue.ts'
import { textNamed } from '../../common/language/text-named.ts'

/** Sentences about asking the person with the login to authorise a connector again. */
export const reconnectMessages = catalogue('reconnect', {
  ask: 'Ask the person with the login',
  askFor: (connector: string) => `Ask the person with the login of ${connector}`,
  dialog: {
    title: (connector: string) => `Reconnect ${connector} by mail`,
    description: (provider: string) =>
      `The person with the login for ${provider} gets a mail with a link. They need no account in Tributary. The link works once, for 30 minutes.`,
    account: (account: string, provider: string) => `They must choose ${account} at ${provider}.`,
    address: 'Email address',
    addressHelp: 'They see your name, the organisation and the connector.',
    send: 'Send the link',
  },
  sent: (address: string) => `The link has been mailed to ${address}.`,
  pending: {
    until: (address: string, time: string) => `${address} was asked. The link works until ${time}.`,
    expired: (address: string) => `${address} was asked, but the link has expired.`,
    again: 'Send again',
    againTo: (address: string, connector: string) => `Send again to ${address}: ${connector}`,
    withdraw: 'Withdraw',
    withdrawFrom: (address: string, connector: string) =>
      `Withdraw the link for ${connector} from ${address}`,
  },
  withdrawn: 'The request has been withdrawn.',
  page: {
    title: (provider: string) => `Reconnect ${provider}`,
    asked: (by: string, company: string) => `${by} asks you to reconnect a connector of ${company}.`,
    connector: 'Connector',
    account: (provider: string) => `Account at ${provider}`,
    reads: 'What Tributary reads',
    onlyReads: 'Tributary only reads. It changes nothing there.',
    leave: (provider: string) =>
      `${provider} asks you to sign in and to agree, then brings you back here. You need no account in Tributary.`,
    go: (provider: string) => `Continue to ${provider}`,
    stranger: (by: string) => `If you do not know ${by}, close this page.`,
    doneTitle: 'Reconnected',
    done: (by: string) => `Thank you. ${by} gets a mail, and a refresh starts now. You can close this page.`,
    doneUnknown:
      'Thank you. The person who asked you gets a mail, and a refresh starts now. You can close this page.',
    invalidTitle: 'This link is not valid',
    invalid: 'It works once, for 30 minutes, and can be withdrawn. Ask the sender for a new one.',
  },
  /** The data that is read from the system of each type, in the words of its provider. */
  reads: {
    xero: 'Settings, contacts, invoices, payments, bank transactions, manual journals and the trial balance.',
    vend: 'The shop with its outlets, registers and users, customers, products, suppliers, stock, sales, payment types, taxes, promotions, gift cards and store credits.',
    mailchimp:
      'Audiences with their members and segments, campaigns with their reports, automations, and the orders, products and customers of stores.',
    poweroffice:
      'The ledgers, accounts, vouchers, invoices, orders, customers, suppliers, products and projects of the client.',
  },
  /** Why the connector was not reconnected. The link can be used again unless it is not valid. */
  failures: {
    cancelled: (provider: string) => `Nothing was authorised at ${provider}. Try again.`,
    otherAccount: (account: string, provider: string) =>
      `You chose a different account at ${provider}. This connector can only read ${account}. Try again and choose that one.`,
    otherOrganisation: (account: string) =>
      `${account} is now connected to a different organisation in Tributary. Tell the person who asked you.`,
    notPermitted: (provider: string) =>
      `${provider} refused, because the application that Tributary uses lacks a permission. Tell the person who asked you.`,
    failed: (provider: string) => `${provider} could not be reached, or returned an error. Try again.`,
  },
})

/** Returns what is read from the system of a type; undefined for a type that no one can be asked to reconnect. */
export const readsOf = (type: string): string | undefined =>
  textNamed(reconnectMessages.reads, type.toLowerCase())

type Named = {
  /** The provider's name on screen. */
  provider: string
  /** The account at the provider that must be chosen. */
  account: string
}

/** Returns why a visit to the provider did not reconnect the connector; null if it did, or if the link is not valid. */
export function reconnectFailure(
  result: ReconnectResult | null,
  { provider, account }: Named,
): string | null {
  const { failures } = reconnectMessages
  switch (result) {
    case 'cancelled':
      return failures.cancelled(provider)
    case 'other_account':
      return failures.otherAccount(account, provider)
    case 'other_organisation':
      return failures.otherOrganisation(account)
    case 'not_permitted':
      return failures.notPermitted(provider)
    case 'failed':
      return failures.failed(provider)
    default:
      return null
  }
}
