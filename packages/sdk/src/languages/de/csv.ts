import type { csvMessages } from '../../common/csv/csv.messages.ts'
import { formatNumber } from '../../common/language/format.ts'
import * as counted from './counted.ts'

export const csv: typeof csvMessages = {
  download: 'CSV herunterladen',
  downloadFailed: 'Die Datei konnte nicht erstellt werden. Bitte versuchen Sie es erneut.',
  tooLong: (rows, most) =>
    `Die Datei hat ${counted.rows(rows)}, und Excel öffnet höchstens ${formatNumber(most)}.`,
}
