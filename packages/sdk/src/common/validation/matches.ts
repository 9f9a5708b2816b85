import { validationMessages } from './validation.messages.ts'

/** Returns the message for a field that must repeat another field, named by its placeholder; null when it does. */
export const mismatchError = (value: string, other: string, placeholder: string): string | null =>
  value === other ? null : validationMessages.mismatch(placeholder)
