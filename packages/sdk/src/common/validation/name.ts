import { isFitName } from './fit-name.ts'
import { requiredError } from './required.ts'

/** A name of something is at most so many characters long. */
export const NAME_MAXIMUM = 200

/** The message of a name, e.g. of an organisation or an area; null when it may be used, blanks around it aside. */
export const nameError = (value: string): string | null => requiredError(value) ?? trimmedError(value.trim())

function trimmedError(name: string): string | null {
  if (name.length > NAME_MAXIMUM) return `At most ${NAME_MAXIMUM} characters.`
  return isFitName(name) ? null : 'Please use letters, numbers and ordinary signs only.'
}
