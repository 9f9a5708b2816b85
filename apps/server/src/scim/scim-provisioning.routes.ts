import { scim } from '@tributary/sdk/contract'
import type { FastifyInstance } from 'fastify'
import { authorOf } from '../audit/audited-transaction.ts'
import { type Guards, mount } from '../http/mount.ts'
import type { Services } from '../services.ts'
import { createScimToken, getScimProvisioning, switchScim } from './scim-provisioning.rules.ts'

/** Ids are stored in lower case. */
const organisationIn = ({ params }: { params: { orgId: string } }) => params.orgId.toLowerCase()

/** Mounts the calls with which administrators set SCIM up. SCIM itself is not part of the contract. */
export function scimProvisioningRoutes(app: FastifyInstance, services: Services, guards: Guards): void {
  mount(
    app,
    guards,
    scim,
  )({
    getScimProvisioning: (call) => getScimProvisioning(services, organisationIn(call)),
    switchScim: (call) => switchScim(services, authorOf(call), organisationIn(call), call.body.active),
    createScimToken: (call) =>
      createScimToken(services, authorOf(call), organisationIn(call), {
        name: call.body.name ?? null,
        days: call.body.days,
        replaces: call.body.replaces == null ? null : String(call.body.replaces),
      }),
  })
}
