import { catalogue } from '../language/catalogue.ts'
import { formatNumber } from '../language/format.ts'
import * as counted from '../text/counted.messages.ts'

/** Sentences about CSV downloads. */
export const csvMessages = catalogue('csv', {
  download: 'Download CSV',
  downloadFailed: 'The file could not be created. Please try again.',
  tooLong: (rows: number, most: number) =>
    `The file has ${counted.rows(rows)}, and Excel opens no more than ${formatNumber(most)}.`,
})
