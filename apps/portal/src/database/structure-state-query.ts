import type { QueryKey } from '@tanstack/react-query'
import type { Id } from '@tributary/domain'
import { organisationKey, usersKey } from '@tributary/react'

/** The key of the structure state of an organisation. */
export const structureStateKey = (organisationId: Id): QueryKey =>
  organisationKey(organisationId, 'structure-state')

/** Whether a list with this key is part of what is synchronised. */
export function isSynchronised(organisationId: Id, key: QueryKey): boolean {
  const startsWith = (prefix: QueryKey) => prefix.every((part, place) => part === key[place])
  return startsWith(organisationKey(organisationId, 'excel')) || startsWith(usersKey(organisationId))
}
