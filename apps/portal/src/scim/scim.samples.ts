import { tokenRow } from '../tokens/tokens.samples.ts'

/** A token for SCIM on the wire. */
export const scimTokenRow = (changed: object = {}) =>
  tokenRow('SCIM', { Id: 's-1', Scope: 'administer', Hint: 'Wq9c', ...changed })

/** The provisioning of an organisation on the wire. */
export const provisioningRow = (changed: object = {}) => ({
  Address: 'https://portal.example/scim/v2',
  Active: true,
  Tokens: [scimTokenRow()],
  LastRequest: { AtUtc: '2026-11-21T07:00:00Z', Action: 'change', Resource: 'group', Status: 200 },
  Failures: [],
  Users: 24,
  Groups: 0,
  Mappings: [],
  ...changed,
})
