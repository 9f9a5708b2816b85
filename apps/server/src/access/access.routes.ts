import { access } from '@tributary/sdk/contract'
import type { FastifyInstance } from 'fastify'
import { authorOf } from '../audit/audited-transaction.ts'
import { type Guards, mount } from '../http/mount.ts'
import type { Services } from '../services.ts'
import { ownAccess } from './own-access.rules.ts'
import { pastAccess } from './past/past-access.rules.ts'
import { saveUserAccess } from './user-access.rules.ts'

export function accessRoutes(app: FastifyInstance, services: Services, guards: Guards): void {
  mount(
    app,
    guards,
    access,
  )({
    getOwnAccess: ({ query, caller }) => ownAccess(services, caller, String(query.orgId)),
    getPastAccess: ({ query }) => pastAccess(services, String(query.orgId), query.before),
    saveUserAccess: (call) => saveUserAccess(services, authorOf(call), call.params.id, call.body),
  })
}
