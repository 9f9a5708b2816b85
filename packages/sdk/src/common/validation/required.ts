/** The message of an empty field (portal spec 5). */
export const REQUIRED = 'required'

/** Only spaces count as empty (requirement VALID-19). */
export const isBlank = (value: string): boolean => value.trim() === ''

/** The message for a field that must be filled; null when it is. */
export const requiredError = (value: string): string | null => (isBlank(value) ? REQUIRED : null)
