import { operations } from '@tributary/sdk/contract'
import type { FastifyInstance } from 'fastify'
import { authorOf } from '../audit/audited-transaction.ts'
import { type Guards, mount } from '../http/mount.ts'
import type { Services } from '../services.ts'
import { housekeepingOf } from './housekeeping.rules.ts'
import { listUnsentMails, retryMail } from './mails.rules.ts'

export function operationsRoutes(app: FastifyInstance, services: Services, guards: Guards): void {
  mount(
    app,
    guards,
    operations,
  )({
    listUnsentMails: ({ query }) => listUnsentMails(services, query),
    retryMail: (call) => retryMail(services, authorOf(call), call.params.id),
    getHousekeeping: () => housekeepingOf(services),
  })
}
