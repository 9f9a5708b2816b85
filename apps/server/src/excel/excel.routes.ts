import { excel } from '@tributary/sdk/contract'
import type { FastifyInstance } from 'fastify'
import { type Guards, mount } from '../plugins/mount.ts'
import type { Services } from '../services.ts'
import { groupHandlers } from './groups/groups.routes.ts'
import { areaHandlers } from './structure/areas.routes.ts'
import { tableHandlers } from './structure/tables.routes.ts'
import { versionHandlers } from './structure/versions.routes.ts'

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
