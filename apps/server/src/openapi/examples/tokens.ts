import type { tokens as feature } from '@tributary/sdk/contract'
import type { Examples } from './example.ts'
import { ids, written } from './samples.ts'

const token = {
  Id: ids.token,
  Name: 'Nightly refresh',
  Scope: 'refresh',
  Hint: '4Xq0',
  Organisations: [{ Id: ids.organisation, Name: 'acme Traders' }],
  Owner: { Id: ids.serviceAccount, Name: 'Data warehouse', IsService: true },
  CreatedBy: 'Olga Oak',
  CreatedAtUtc: '2026-11-21T07:00:00.000Z',
  ExpiresAtUtc: '2027-02-19T07:00:00.000Z',
  LastUsedAtUtc: null,
}
// No checksum, so that no one mistakes it for a real one.
const created = { ...token, Secret: 'trb_example' }
const account = {
  Id: ids.serviceAccount,
  Name: 'Data warehouse',
  Role: 'User',
  Connectors: [{ Id: ids.connector, Name: 'Warehouse files' }],
  CreatedAtUtc: '2026-11-21T07:00:00.000Z',
}
const values = {
  Name: 'Data warehouse',
  Role: 'User',
  ConnectorIds: [ids.connector],
  comOrganisationId: ids.organisation,
}

export const tokensExamples: Examples<typeof feature> = {
  getCurrentToken: { answer: { ...token, LastUsedAtUtc: '2026-11-22T02:00:00.000Z' } },
  listOwnTokens: { answer: [token] },
  createOwnToken: {
    body: { Name: 'Nightly refresh', Scope: 'refresh', Days: 90, OrganisationIds: [ids.organisation] },
    answer: written('The API token has been created.', created),
  },
  revokeOwnToken: { answer: written('The API token has been revoked.', null) },
  listTokens: { answer: [token] },
  revokeToken: { answer: written('The API token has been revoked.', null) },
  listServiceAccounts: { answer: [account] },
  createServiceAccount: { body: values, answer: written('The service account has been added.', account) },
  updateServiceAccount: { body: values, answer: written('The service account has been saved.', account) },
  deleteServiceAccount: { answer: written('The service account has been deleted.', null) },
  createServiceToken: {
    body: {
      Name: 'Nightly refresh',
      Scope: 'refresh',
      Days: 90,
      comOrganisationId: ids.organisation,
    },
    answer: written('The API token has been created.', created),
  },
}
