import { initials } from '../session/initials.ts'

/** The initials of a sub-area: those of its first two words (requirement AREA-30). */
export const subareaInitials = ({ name }: { name: string }): string => {
  const [firstName = '', lastName = ''] = name.trim().split(/\s+/)
  return initials({ firstName, lastName })
}
