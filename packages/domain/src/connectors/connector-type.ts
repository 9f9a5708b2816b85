import type { Id } from '../id.ts'
import { isCustom } from './catalogue.ts'

/** A type of system that can be connected, as the server lists it. */
export type ConnectorType = {
  id: Id
  type: string
  isInsider: boolean
  isEarlyStages: boolean
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
