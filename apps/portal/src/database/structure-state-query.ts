import type { QueryKey } from '@tanstack/react-query'
import type { Id } from '@tributary/domain'
import { organisationKey, usersKey } from '../data/query-keys.ts'

/** Where it is kept how an organisation's structure stands to its tables. */
export const structureStateKey = (organisationId: Id): QueryKey =>
  organisationKey(organisationId, 'structure-state')

/** Whether a list of this key is part of what is synchronised. */
export function isSynchronised(organisationId: Id, key: QueryKey): boolean {
  const startsWith = (prefix: QueryKey) => prefix.every((part, place) => part === key[place])
  return startsWith(organisationKey(organisationId, 'excel')) || startsWith(usersKey(organisationId))
}
