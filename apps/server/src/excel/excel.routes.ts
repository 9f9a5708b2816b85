import { excel } from '@tributary/sdk/contract'
import type { FastifyInstance } from 'fastify'
import { type Guards, mount } from '../plugins/mount.ts'
import type { Services } from '../services.ts'
import { areaHandlers } from './areas.routes.ts'
import { groupHandlers } from './groups.routes.ts'
import { tableHandlers } from './tables.routes.ts'
import { versionHandlers } from './versions.routes.ts'

export function excelRoutes(app: FastifyInstance, services: Services, guards: Guards): void {
  mount(
    app,
    guards,
    excel,
  )({
    ...areaHandlers(services),
    ...versionHandlers(services),
    ...tableHandlers(services),
    ...groupHandlers(services),
  })
}
