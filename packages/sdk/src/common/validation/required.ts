/** The message of an empty field. */
export const REQUIRED = 'required'

/** Whether a text is empty. Only spaces count as empty. */
export const isBlank = (value: string): boolean => value.trim() === ''

/** Returns the message for a required field that is empty; null when it is filled. */
export const requiredError = (value: string): string | null => (isBlank(value) ? REQUIRED : null)
