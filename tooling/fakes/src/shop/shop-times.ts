/** The offset of the shop's local time, on which nothing may depend. */
const SITE_OFFSET_MS = 2 * 3_600_000

/** Formats a time as WordPress does, without a zone. */
export const gmt = (time: Date): string => time.toISOString().slice(0, 19)
export const siteTime = (time: Date): string => gmt(new Date(time.getTime() + SITE_OFFSET_MS))

/** Returns the digits to compare a date parameter by, in the site's time if it names a zone. */
export const comparable = (text: string): string =>
  /(?:Z|[+-]\d\d:?\d\d)$/.test(text) ? siteTime(new Date(text)) : text.slice(0, 19)

export const created = (time: Date) => ({ date_created: siteTime(time), date_created_gmt: gmt(time) })
export const modified = (time: Date) => ({ date_modified: siteTime(time), date_modified_gmt: gmt(time) })
