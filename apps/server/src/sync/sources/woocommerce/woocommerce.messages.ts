import { propertyMessages } from '../property.messages.ts'

const count = (value: number) => value.toLocaleString('en-GB')

/** Sentences for failures of WooCommerce connectors. None contains an address, a key or the shop's own words. */
export const wooMessages = {
  missing: propertyMessages.missing,
  badUri: '"Uri" must be an address such as https://shop.example.com.',
  badKey: propertyMessages.badKey,
  badStartDate: propertyMessages.badDate('woo.startDate'),

  refused: 'The shop could not be reached: the connection was refused. Check "Uri".',
  unknownHost: 'The shop was not found. Check the name in "Uri".',
  timedOut: 'The shop did not answer in time. Check "Uri", or try again later.',
  certificate: 'The certificate of the shop could not be verified, so no key was sent to it.',
  lost: 'The connection to the shop was lost.',
  moved: 'The shop has moved to another address. Enter the new one in "Uri".',

  signInRefused:
    'The shop refused the key. It may have been revoked in the settings of WooCommerce. Enter a new key and secret.',
  mayNotRead: 'The key may not read the shop. Give it the permission Read in the settings of WooCommerce.',
  noApi:
    'WooCommerce does not respond at this address. Check "Uri", and that the permalinks of the shop are not "Plain".',
  busy: 'The shop is too busy, or closed for maintenance, and asked us to try again later.',
  broken: 'The shop reported an internal error. Try again later, or ask its administrator.',
  unexpected: (status: number) => `The shop sent an unexpected response (${status}).`,

  notJson: 'The shop sent a web page instead of data. Check "Uri", and whether a firewall protects the shop.',
  badJson: 'The shop sent data that cannot be read. A plugin of the shop may have changed it.',
  tooLarge: (bytes: number) =>
    `A response of the shop is larger than ${count(Math.floor(bytes / 1024 / 1024))} MB, so it was not read.`,
  noCount: 'The shop did not send its number of rows. A proxy in front of it may remove the header.',
  notInOrder: 'The shop does not list its rows in the requested order. A plugin of the shop may change it.',
  restless: 'The rows of the shop changed too often while they were being read.',
  badValue: (stream: string, id: string, field: string) =>
    `${stream}: the ${field} of number ${id} cannot be read. Correct it in the shop.`,

  ordersFound: (orders: number) =>
    orders === 1 ? '1 order was found.' : `${count(orders)} orders were found.`,
} as const
