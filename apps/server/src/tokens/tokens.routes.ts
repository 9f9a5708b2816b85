import { tokens } from '@tributary/sdk/contract'
import type { FastifyInstance } from 'fastify'
import { authorOf } from '../audit/audited-transaction.ts'
import { type Guards, mount } from '../http/mount.ts'
import type { Services } from '../services.ts'
import {
  createServiceAccount,
  createServiceToken,
  deleteServiceAccount,
  serviceAccounts,
  updateServiceAccount,
} from './service-accounts.rules.ts'
import {
  createOwnToken,
  currentToken,
  organisationTokens,
  ownTokens,
  revokeOwnToken,
  revokeToken,
} from './tokens.rules.ts'

export function tokensRoutes(app: FastifyInstance, services: Services, guards: Guards): void {
  mount(
    app,
    guards,
    tokens,
  )({
    getCurrentToken: ({ caller }) => currentToken(services, caller),
    listOwnTokens: ({ caller }) => ownTokens(services, caller),
    createOwnToken: (call) => createOwnToken(services, authorOf(call), call.body),
    revokeOwnToken: (call) => revokeOwnToken(services, authorOf(call), call.params.id),
    listTokens: ({ query }) => organisationTokens(services, String(query.orgId)),
    revokeToken: (call) =>
      revokeToken(services, authorOf(call), { id: call.params.id, organisationId: String(call.query.orgId) }),
    listServiceAccounts: ({ query }) => serviceAccounts(services, String(query.orgId)),
    createServiceAccount: (call) => createServiceAccount(services, authorOf(call), call.body),
    updateServiceAccount: (call) => updateServiceAccount(services, authorOf(call), call.params.id, call.body),
    deleteServiceAccount: (call) =>
      deleteServiceAccount(services, authorOf(call), {
        id: call.params.id,
        organisationId: String(call.query.orgId),
      }),
    createServiceToken: (call) =>
      createServiceToken(
        services,
        authorOf(call),
        { id: call.params.id, organisationId: String(call.body.organisationId) },
        call.body,
      ),
  })
}
