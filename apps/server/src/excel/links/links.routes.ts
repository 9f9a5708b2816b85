import type { excel } from '@tributary/sdk/contract'
import { authorOf } from '../../audit/audited-transaction.ts'
import type { Handlers } from '../../http/mount.ts'
import type { Services } from '../../services.ts'
import { linkArea, unlinkArea, unlinkAreaFromAll } from './area-links.rules.ts'

export const linkHandlers = (services: Services) =>
  ({
    linkArea: (call) => linkArea(services, authorOf(call), call.body),
    unlinkArea: (call) => unlinkArea(services, authorOf(call), call.body),
    unlinkAreaFromAll: (call) => unlinkAreaFromAll(services, authorOf(call), call.body),
  }) satisfies Partial<Handlers<typeof excel>>
