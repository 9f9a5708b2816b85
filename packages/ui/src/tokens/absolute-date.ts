import { formatDate } from '@tributary/sdk/common'

/** Formats a day: "21 Nov 2026". */
export const absoluteDate = (date: Date): string =>
  formatDate(date, { day: 'numeric', month: 'short', year: 'numeric' })
