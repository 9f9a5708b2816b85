import { isFitName } from './fit-name.ts'
import { requiredError } from './required.ts'

/** The longest name in characters. */
export const NAME_MAXIMUM = 200

/**
 * Returns the message for a name, e.g. of an organisation or an area; null when it is valid, apart from surrounding
 * spaces.
 */
export const nameError = (value: string): string | null => requiredError(value) ?? trimmedError(value.trim())

function trimmedError(name: string): string | null {
  if (name.length > NAME_MAXIMUM) return `At most ${NAME_MAXIMUM} characters.`
  return isFitName(name) ? null : 'Please use letters, numbers and ordinary signs only.'
}
