import type { StructureState, SynchronisationState } from '@tributary/domain'
import { isStructureOutdated } from '../database/structure-outdated.ts'

/** Returns how the organisation's database compares with its Excel structure. */
export function synchronisationOf(state: StructureState): SynchronisationState {
  if (!state.credentialsSet) return 'no-database'
  if (state.synchronisedAt === null) return 'never'
  return isStructureOutdated(state) ? 'outdated' : 'current'
}
