import { excelMessages } from './excel.messages.ts'
import { type BannerText, structureError } from './structure-error.ts'

/**
 * What the banner says of several calls that failed, each message once: under a heading when they are several, as it is
 * when it is one (requirements AREA-20 and AREA-25). Null when none failed.
 */
export function structureErrors(errors: readonly unknown[]): BannerText | null {
  const messages = [...new Set(errors.flatMap((error) => structureError(error)?.messages ?? []))]
  if (messages.length === 0) return null
  return { heading: messages.length > 1 ? excelMessages.severalErrors : null, messages }
}
