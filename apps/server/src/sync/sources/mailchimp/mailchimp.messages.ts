import { type HttpMessages, httpMessages } from '../http/http.messages.ts'
import { labelOf } from '../property.messages.ts'

const count = (value: number) => value.toLocaleString('en-GB')

/** Sentences of Mailchimp connectors. None contains an address, a token, a key or Mailchimp's own words. */
export const mailchimpMessages = {
  missing: (property: string) =>
    `${labelOf(property)} is empty. Connect the connector at Mailchimp, or enter it in its settings.`,
  badDataCentre:
    '"Data Center" must be a data centre such as us21. Connect the connector at Mailchimp again.',
  badKey: '"Api Key" contains characters that keys do not have. Enter it again.',
  keyOfOtherDataCentre:
    'The API key belongs to a different data centre than "Data Center" names. It is the end of the key, such as us21.',
  notAuthorised:
    'This connector is not authorised. Connect it at Mailchimp, or enter "Api Key", then refresh again.',
  otherAccount:
    'The connector is authorised for a different account than "User Id" names. Connect it at Mailchimp again.',
  refused:
    'Mailchimp no longer accepts the authorisation or the API key. Connect the connector at Mailchimp again, or enter a new key.',
  accountRefused:
    'Mailchimp refused the account: it is deactivated, or "Data Center" is wrong. Sign in at Mailchimp to check it.',
  notAllowed: (path: string) =>
    `Mailchimp does not allow ${path}: the role of the user or the plan of the account leaves it out.`,
  busy: 'Mailchimp has too many connections from this account at the moment. Try again later.',
  slow: 'Mailchimp took too long to send a page. Try again later.',
  noStores: 'Mailchimp does not allow us to read the stores of the account.',
  notInOrder: (stream: string) =>
    `${stream}: Mailchimp does not list its contacts in the order of their changes, so nothing was stored.`,
  changing: (stream: string) =>
    `${stream}: contacts changed so quickly that some could have been missed, so nothing was stored. Try again.`,
  canRead: (audiences: number) =>
    audiences === 1 ? '1 audience can be read.' : `${count(audiences)} audiences can be read.`,
} as const

/** Sentences for failures that other sources have as well. */
export const mailchimpHttpMessages: HttpMessages = {
  ...httpMessages('Mailchimp'),
  busy: mailchimpMessages.busy,
}
