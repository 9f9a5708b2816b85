import { type Ability, can } from '@tributary/domain'
import { useAtomValue } from 'jotai'
import { userAtom } from '../session/session-atoms.ts'

/** Whether the signed-in user has an ability. */
export const useCan = (ability: Ability): boolean => can(useAtomValue(userAtom), ability)
