const count = (value: number) => value.toLocaleString('en-GB')

/** Sentences of Vend connectors. None contains an address, a token or Vend's own words. */
export const vendMessages = {
  noDomain: 'The connector has no shop. Authorise it again to set it.',
  notAuthorised: 'This connector is not authorised yet. Authorise it, then test or refresh it.',
  refused: 'Vend no longer accepts the authorisation of this connector. Authorise it again.',
  otherShop: 'The connector is authorised for a different shop than "Domain" names. Authorise it again.',
  noShop:
    'Vend has no shop with this domain. It was closed or renamed. If it was renamed, authorise the connector again.',
  notPermitted: (permission: string) =>
    `Vend: the permission ${permission} is missing, so its data was left out. Authorise the connector again to add it.`,
  notGranted: 'The authorisation does not include them. Authorise the connector again to add them.',
  notInPlan: 'Vend does not allow us to read some of the data. The plan of the shop may not include it.',
  notInOrder: (stream: string) =>
    `${stream}: Vend does not list its records in the order of their changes, so nothing was stored.`,
  noVersion: (stream: string) =>
    `${stream}: Vend sent records without their version, so changes cannot be followed.`,
  noList: (stream: string, list: string) =>
    `${stream}: Vend sent a record without ${list}. Its interface may have changed, so nothing was stored.`,
  tooLong: (stream: string, most: number) =>
    `${stream}: Vend sent ${count(most)} records, the most that one response can have. More may be missing, so nothing was stored.`,
  oldApi: (until: string) =>
    `Vend supports the interface that this version of Tributary uses until ${until}. Update Tributary before that.`,
  outletsFound: (outlets: number) =>
    outlets === 1 ? '1 outlet was found.' : `${count(outlets)} outlets were found.`,
} as const
