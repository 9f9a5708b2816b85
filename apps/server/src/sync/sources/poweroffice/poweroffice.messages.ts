import { type HttpMessages, httpMessages } from '../http/http.messages.ts'
import { propertyMessages } from '../property.messages.ts'

const count = (value: number) => value.toLocaleString('en-GB')

/** Sentences for failures of PowerOffice connectors. None contains an address, a key or PowerOffice's own words. */
export const powerOfficeMessages = {
  notConfigured:
    'This server has no keys for PowerOffice Go. Ask its operator to set AUTHORISE_POWEROFFICE_APPLICATION_KEY and AUTHORISE_POWEROFFICE_SUBSCRIPTION_KEY.',
  missing: propertyMessages.missing,
  badStartDate: propertyMessages.badDate('poweroffice.startDate'),
  badApiPath: '"Api Path" must be the address of the API, such as https://goapi.poweroffice.net/v2.',
  badClientKey: propertyMessages.badKey('poweroffice.clientKey'),

  badSubscription:
    'PowerOffice refused the subscription key of this server. Ask its operator to check AUTHORISE_POWEROFFICE_SUBSCRIPTION_KEY.',
  notAuthorised:
    'PowerOffice refused the client key. It may have been revoked in Go, or belong to the other environment (production or demo). Connect again.',
  notAllowed: (list: string) =>
    `PowerOffice does not allow ${list}: the integration lacks the privilege, or the client’s Go subscription the module.`,
  nothingAllowed:
    'PowerOffice allows none of the tables. Check the privileges of the integration and the modules of the client’s Go subscription.',
  noPrivilege: 'The integration lacks their privilege, or the client’s Go subscription their module.',
  badRequest:
    'PowerOffice refused the parameters of a request. Its interface may have changed, so nothing was stored.',
  busy: 'PowerOffice received too many requests and asked us to try again later.',
  badToken: 'PowerOffice sent an access token that cannot be read.',
  badInformation: 'PowerOffice sent information about the integration that cannot be read.',
  restless: (stream: string) =>
    `${stream}: records were deleted in PowerOffice while they were being read. Nothing was stored; try again.`,
  notInOrder: (stream: string) =>
    `${stream}: PowerOffice does not list its vouchers in the requested order, so nothing was stored.`,
  noLines: 'PowerOffice has no lines of some invoices, so outgoing_invoice_lines has none of theirs.',

  canRead: (client: string, tables: number) => `${count(tables)} tables of ${client} can be read.`,
} as const

/** Sentences for failures that other sources have as well. */
export const goHttpMessages: HttpMessages = {
  ...httpMessages('PowerOffice'),
  noPath: 'PowerOffice does not have the data at this address. Check "Api Path".',
}
