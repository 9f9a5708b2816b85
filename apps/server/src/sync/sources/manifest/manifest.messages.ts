import { propertyMessages } from '../property.messages.ts'

/** Sentences of sources that a manifest describes. None contains an address, a key or the source's own words. */
export const manifestMessages = (provider: string) => ({
  missing: propertyMessages.missing,
  badValue: (property: string) =>
    `The value of ${property} does not have the expected form. Correct it and refresh again.`,
  badHost: `The settings lead to a host that does not belong to ${provider}, so nothing was sent. Correct them and refresh again.`,
  badHeader: 'A setting contains characters that cannot be sent. Correct it and refresh again.',
  badDay: (property: string) => `${property} must be a date such as 2026-01-31.`,
  badToken: `${provider} sent an access token that cannot be read.`,
  tokenRefused: `${provider} refused the client id or the secret. Check the settings of the connector.`,
  notAuthorised: 'This connector is not authorised yet. Authorise it, then test or refresh it.',
  noLongerAuthorised: `${provider} no longer accepts the authorisation of this connector. Authorise it again.`,
  otherHosts: `The addresses of ${provider} have changed since this connector was authorised, so nothing was sent. Authorise it again.`,
  badPage: `${provider}: Users cannot be sent to the authorisation address. It must be a public https address outside Tributary. Correct the manifest, or the settings in that address.`,
  noNumber: (stream: string) =>
    `${stream}: ${provider} sent a response without the number of records or pages that the manifest names, so nothing was stored.`,
  badPosition: (stream: string) =>
    `${stream}: ${provider} sent a value that its changes cannot be ordered by, so nothing was stored.`,
  notInOrder: (stream: string) =>
    `${stream}: ${provider} does not list its records in the order of their changes, so nothing was stored.`,
  noList: (stream: string, table: string) =>
    `${stream}: ${provider} sent a record whose ${table} are not a list. Its interface may have changed, so nothing was stored.`,
  readable: (tables: number) =>
    tables === 1
      ? 'The settings are right. 1 table is read.'
      : `The settings are right. ${tables} tables are read.`,
})

export type ManifestMessages = ReturnType<typeof manifestMessages>
