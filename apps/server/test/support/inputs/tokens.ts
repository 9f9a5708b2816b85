import type { tokens } from '@tributary/sdk/contract'
import type { InputsOf, Target } from './call-input.ts'

const ofToken = ({ orgId, of }: Target) => ({ params: { id: of.serviceToken }, query: { orgId } })
const ofAccount = ({ of }: Target) => ({ params: { id: of.serviceAccount } })
const account = ({ orgId, of, unique }: Target) => ({
  Name: unique,
  Role: 'User',
  ConnectorIds: [of.connector],
  comOrganisationId: orgId,
})

export const tokenInputs: InputsOf<typeof tokens> = {
  getCurrentToken: () => ({}),
  listOwnTokens: () => ({}),
  createOwnToken: ({ orgId, unique }) => ({
    body: { Name: unique, Scope: 'read', Days: 30, OrganisationIds: [orgId] },
  }),
  revokeOwnToken: ({ ownToken }) => ({ params: { id: ownToken } }),
  listTokens: ({ orgId }) => ({ query: { orgId } }),
  revokeToken: ofToken,
  listServiceAccounts: ({ orgId }) => ({ query: { orgId } }),
  createServiceAccount: (target) => ({ body: account(target) }),
  updateServiceAccount: (target) => ({ ...ofAccount(target), body: account(target) }),
  deleteServiceAccount: (target) => ({ ...ofAccount(target), query: { orgId: target.orgId } }),
  createServiceToken: (target) => ({
    ...ofAccount(target),
    body: { Name: target.unique, Scope: 'refresh', Days: null, comOrganisationId: target.orgId },
  }),
}
