import type { csvMessages } from '../../common/csv/csv.messages.ts'
import { formatNumber } from '../../common/language/format.ts'

export const csv: typeof csvMessages = {
  download: 'تنزيل CSV',
  downloadFailed: 'تعذّر إنشاء الملف. يُرجى المحاولة مرة أخرى.',
  tooLong: (rows, most) =>
    `عدد صفوف الملف ${formatNumber(rows)}، ولا يفتح Excel أكثر من ${formatNumber(most)}.`,
}
