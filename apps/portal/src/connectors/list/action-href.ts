import type { RowAction, TriageFilter } from '@tributary/sdk/connectors'
import { connectorManagement } from '../connector-paths.ts'
import type { TypedConnector } from '../typed-connectors.ts'
import { listAddress } from './list-address.ts'

/** Returns the address of the page that does an action: what fixes it opens above the list. */
export const actionHref = (
  action: RowAction['kind'],
  { id, type }: Pick<TypedConnector, 'id' | 'type'>,
  filter: TriageFilter,
): string => (action === 'fix' ? listAddress(filter, { fix: id }) : connectorManagement(type))
