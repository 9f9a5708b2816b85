import { audit } from '@tributary/sdk/contract'
import type { FastifyInstance } from 'fastify'
import { type Guards, mount } from '../http/mount.ts'
import type { Services } from '../services.ts'
import { listAuditEntries, verifyAudit } from './audit.rules.ts'
import { authorOf } from './audited-transaction.ts'
import { recordExport } from './record-export.rules.ts'

export function auditRoutes(app: FastifyInstance, services: Services, guards: Guards): void {
  mount(
    app,
    guards,
    audit,
  )({
    listAuditEntries: ({ caller, query }) => listAuditEntries(services, caller, query),
    recordExport: (call) => recordExport(services, authorOf(call), call.body),
    verifyAudit: (call) => verifyAudit(services, authorOf(call)),
  })
}
