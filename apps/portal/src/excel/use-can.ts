import { type Ability, can } from '@tributary/domain'
import { useAtomValue } from 'jotai'
import { userAtom } from '../session/session-atoms.ts'

/** Whether the person may do something. */
export function useCan(ability: Ability): boolean {
  const viewer = useAtomValue(userAtom)
  return viewer !== null && can(viewer, ability)
}
