import { configuration } from '@tributary/sdk/contract'
import type { FastifyInstance } from 'fastify'
import { type Guards, mount } from '../http/mount.ts'
import type { Services } from '../services.ts'
import { everyStatus } from '../storage/statuses.queries.ts'
import { changeSetting, settingsInOrder } from './configuration.rules.ts'

export function configurationRoutes(app: FastifyInstance, services: Services, guards: Guards): void {
  mount(
    app,
    guards,
    configuration,
  )({
    listStatuses: () => everyStatus(services.storage.db),
    listSettings: () => settingsInOrder(services),
    async changeSetting({ body, caller, request }) {
      const data = await changeSetting(services, caller, body, request.id)
      return { message: 'The setting has been saved.', data }
    },
  })
}
