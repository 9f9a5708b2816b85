import type { Id } from '../id.ts'

/** A kind of system that can be connected, as the server lists it (connectors spec 3). */
export type ConnectorType = {
  id: Id
  type: string
  isInsider: boolean
  isEarlyStages: boolean
  requiresAuthorisation: boolean
}

/** The tag of a connector type's card: insider wins over early stage (portal spec 2.14). */
export const connectorTag = (type: ConnectorType): 'insider' | 'early stage' | null => {
  if (type.isInsider) return 'insider'
  return type.isEarlyStages ? 'early stage' : null
}

/** The types an organisation does not have yet, compared by type in any letter case (portal spec 2.14). */
export const availableTypes = (
  all: readonly ConnectorType[],
  owned: readonly ConnectorType[],
): ConnectorType[] => {
  const taken = new Set(owned.map((type) => type.type.toLowerCase()))
  return all.filter((type) => !taken.has(type.type.toLowerCase()))
}
