import type { Id } from '@tributary/domain'
import { connectorManagement } from '../connector-paths.ts'

/** Where a connector is copied: the editor of a new one, filled in with everything but its secrets and its people. */
export const connectorCopy = (type: string, id: Id): string =>
  `${connectorManagement(type)}?${new URLSearchParams({ new: 'true', from: String(id) })}`
