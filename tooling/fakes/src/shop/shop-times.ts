/** How far the shop's own clock is from GMT; nothing may depend on it. */
const SITE_OFFSET_MS = 2 * 3_600_000

/** A time as WordPress writes it: without a zone. */
export const gmt = (time: Date): string => time.toISOString().slice(0, 19)
export const siteTime = (time: Date): string => gmt(new Date(time.getTime() + SITE_OFFSET_MS))

/** What a date of a question is compared as: its digits, or in the site's time when it names a zone. */
export const comparable = (text: string): string =>
  /(?:Z|[+-]\d\d:?\d\d)$/.test(text) ? siteTime(new Date(text)) : text.slice(0, 19)

export const created = (time: Date) => ({ date_created: siteTime(time), date_created_gmt: gmt(time) })
export const modified = (time: Date) => ({ date_modified: siteTime(time), date_modified_gmt: gmt(time) })
