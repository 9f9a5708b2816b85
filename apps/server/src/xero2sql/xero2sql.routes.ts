import { xero2sql } from '@tributary/sdk/contract'
import type { FastifyInstance } from 'fastify'
import { authorOf } from '../audit/audited-transaction.ts'
import { type Guards, mount } from '../http/mount.ts'
import type { Services } from '../services.ts'
import { assignProduct, productUsers, unassignProducts } from './assignments.rules.ts'
import { myProducts, productTenant, saveProductTenant, startSync } from './products.rules.ts'
import { saveTokenTenant, synchroniseToken, tokenDetails, visibleTokens } from './tokens.rules.ts'

export function xero2sqlRoutes(app: FastifyInstance, services: Services, guards: Guards): void {
  mount(
    app,
    guards,
    xero2sql,
  )({
    listXeroTokens: ({ caller }) => visibleTokens(services, caller),
    getXeroToken: ({ params, caller }) => tokenDetails(services, caller, params.id),
    saveTokenCredentials: (call) => saveTokenTenant(services, authorOf(call), call.params.id, call.body),
    synchroniseTokenTables: (call) => synchroniseToken(services, authorOf(call), call.params.id),
    listMyXero2SqlProducts: ({ query, caller }) => myProducts(services, caller, query.orgId),
    listXero2SqlUsers: ({ query }) => productUsers(services, query.orgId),
    unlinkUserFromXero2SqlProducts: (call) =>
      unassignProducts(services, authorOf(call), call.params.id, { ...call.query, ...call.body }),
    linkUserToXero2SqlProduct: (call) =>
      assignProduct(services, authorOf(call), call.params.id, {
        ...call.query,
        productId: call.body.xero2SqlProductId,
        expected: call.body.expected,
      }),
    startXero2SqlSync: (call) => startSync(services, authorOf(call), call.params.id),
    getXero2SqlCredentials: ({ params, caller }) => productTenant(services, caller, params.id),
    saveXero2SqlCredentials: (call) => saveProductTenant(services, authorOf(call), call.params.id, call.body),
  })
}
