import { isFitName } from './fit-name.ts'
import { requiredError } from './required.ts'
import { validationMessages } from './validation.messages.ts'

/** The longest name in characters. */
export const NAME_MAXIMUM = 200

/**
 * Returns the message for a name, e.g. of an organisation or an area; null when it is valid, apart from surrounding
 * spaces.
 */
export const nameError = (value: string): string | null => requiredError(value) ?? trimmedError(value.trim())

function trimmedError(name: string): string | null {
  if (name.length > NAME_MAXIMUM) return validationMessages.atMostCharacters(NAME_MAXIMUM)
  return isFitName(name) ? null : validationMessages.ordinarySigns
}
