import { configuration } from '@tributary/sdk/contract'
import type { FastifyInstance } from 'fastify'
import { type Guards, mount } from '../plugins/mount.ts'
import type { Services } from '../services.ts'
import { everyStatus } from './configuration.queries.ts'

export function configurationRoutes(app: FastifyInstance, { storage }: Services, guards: Guards): void {
  mount(
    app,
    guards,
    configuration,
  )({
    listStatuses: () => everyStatus(storage.db),
  })
}
