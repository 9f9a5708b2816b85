import { type ArchivableKind, type Id, type QuestionUser, type Remedy, sameId } from '@tributary/domain'
import { userName } from '@tributary/sdk/users'
import {
  connectorCard,
  connectorManagement,
  connectorSheet,
  databaseCredentials,
} from '../connectors/connector-paths.ts'
import type { TypedConnector } from '../connectors/typed-connectors.ts'
import { withSearch } from '../page/use-search-parameter.ts'

const pages: Record<ArchivableKind, string> = {
  area: '/excel/areas',
  subarea: '/excel/subareas',
  version: '/excel/versions',
  milestone: '/excel/versions',
  'helper-table': '/excel/helper-tables',
  group: '/excel/security/security-groups',
}

const users = '/admin/security/users'

const edit = (page: string, { id }: { id: Id }) => `${page}?edit=${encodeURIComponent(String(id))}`

/** Returns the page that carries out a remedy, or null for a remedy that a button carries out. */
export function remedyPath(
  remedy: Remedy,
  user: QuestionUser | undefined,
  connectors: readonly TypedConnector[],
): string | null {
  switch (remedy.kind) {
    case 'add-user':
      return users
    case 'change-status':
    case 'change-role':
      return withSearch(users, '', user ? userName(user) : '')
    case 'restore':
      return withSearch(pages[remedy.what], '', remedy.item.name)
    case 'add-milestone':
      return withSearch(pages.version, '', remedy.item.name)
    case 'link-areas':
      return edit('/excel/subareas/link', remedy.item)
    case 'edit-group':
      return edit(pages.group, remedy.group)
    case 'create-group':
      return pages.group
    case 'enter-database':
      return databaseCredentials
    case 'reconnect':
    case 'authorise':
    case 'wait':
    case 'fix':
    case 'history':
      return connectorPath(
        remedy.kind,
        connectors.find(({ id }) => sameId(id, remedy.connectorId)),
      )
    default:
      return null
  }
}

type ConnectorRemedy = 'reconnect' | 'authorise' | 'wait' | 'fix' | 'history'

function connectorPath(kind: ConnectorRemedy, connector: TypedConnector | undefined): string | null {
  if (!connector) return null
  if (kind === 'wait') return connectorCard(connector.type, connector.name)
  if (kind === 'fix' || kind === 'history') return connectorSheet(connector.type, connector, kind)
  return connectorManagement(connector.type)
}
