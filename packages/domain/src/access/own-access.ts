import type { StructureState } from '../database/structure-state.ts'
import type { AccessStructure } from '../excel/access-structure.ts'
import type { User } from '../users/user.ts'

/** What a user may know about their own access in an organisation. */
export type OwnAccess = Omit<AccessStructure, 'users'> & {
  /** The user; null for someone who acts in the organisation without being a member. */
  user: User | null
  /** How the organisation's database compares with the structure. */
  state: StructureState
}
