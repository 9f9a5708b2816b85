import type { ClientConnector } from '@tributary/domain'
import type { RefreshAction } from '@tributary/sdk/connectors'
import { connectorEditor, connectorManagement, databaseCredentials } from '../connector-paths.ts'

/** Returns a function from an action after a failure to the address of the page that does it. */
export const refreshActionHref =
  (type: string) =>
  (kind: RefreshAction['kind'], { id }: ClientConnector): string => {
    if (kind === 'credentials') return databaseCredentials
    return kind === 'edit' ? connectorEditor(type, id) : connectorManagement(type)
  }
