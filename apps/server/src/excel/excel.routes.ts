import { excel } from '@tributary/sdk/contract'
import type { FastifyInstance } from 'fastify'
import { type Guards, mount } from '../http/mount.ts'
import type { Services } from '../services.ts'
import { changeHandlers } from './changes/changes.routes.ts'
import type { AroundUndo } from './changes/undo-change.rules.ts'
import { groupHandlers } from './groups/groups.routes.ts'
import { linkHandlers } from './links/links.routes.ts'
import { structureHandlers } from './structure/structure.routes.ts'

/** Mounts the calls of the Excel structure. `around` is called for each undoing. */
export const excelRoutes =
  (around: AroundUndo) =>
  (app: FastifyInstance, services: Services, guards: Guards): void =>
    mount(
      app,
      guards,
      excel,
    )({
      ...structureHandlers(services),
      ...linkHandlers(services),
      ...groupHandlers(services),
      ...changeHandlers(services, around),
    })
