import type { Id } from '../id.ts'
import { isCustom } from './catalogue.ts'

/** A type of system that can be connected, as the server lists it. */
export type ConnectorType = {
  /** Identifies the type. Connectors refer to it as `sourceConnectorId`. */
  id: Id
  /** The name in URLs, e.g. `xero`. Compare it without case. */
  type: string
  /** Whether it is for selected organisations only. Shown as "insider". */
  isInsider: boolean
  /** Whether it is still changing. Shown as "early stage". */
  isEarlyStages: boolean
  /** Whether a user grants access at the provider, instead of entering a password or key. */
  requiresAuthorisation: boolean
}

/** Returns the tag of a connector type's card; insider wins over early stage. */
export const connectorTag = (type: ConnectorType): 'insider' | 'early stage' | null => {
  if (type.isInsider) return 'insider'
  return type.isEarlyStages ? 'early stage' : null
}

/**
 * Returns the types an organisation does not have yet, comparing types without case. Custom sources are not a system to
 * choose, so they are left out.
 */
export const availableTypes = (
  all: readonly ConnectorType[],
  owned: readonly ConnectorType[],
): ConnectorType[] => {
  const taken = new Set(owned.map((type) => type.type.toLowerCase()))
  return all.filter(({ type }) => !isCustom(type) && !taken.has(type.toLowerCase()))
}
