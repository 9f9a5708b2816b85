import { initials } from '../session/initials.ts'

/** Returns the initials of a sub-area's first two words. */
export const subareaInitials = ({ name }: { name: string }): string => {
  const [firstName = '', lastName = ''] = name.trim().split(/\s+/)
  return initials({ firstName, lastName })
}
