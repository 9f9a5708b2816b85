import { excelMessages } from './excel.messages.ts'
import { type BannerText, structureError } from './structure-error.ts'

/**
 * Returns the banner for several failed calls, with each message once and a heading if there are several.
 * Null if none failed.
 */
export function structureErrors(errors: readonly unknown[]): BannerText | null {
  const messages = [...new Set(errors.flatMap((error) => structureError(error)?.messages ?? []))]
  if (messages.length === 0) return null
  return { heading: messages.length > 1 ? excelMessages.severalErrors : null, messages }
}
