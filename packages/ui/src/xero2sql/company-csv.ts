import type { Xero2SqlProduct } from '@tributary/domain'
import { csvTime } from '@tributary/sdk/common'
import { xero2sqlMessages } from '@tributary/sdk/xero2sql'
import { csvText } from '../primitives/CsvButton/csv.messages.ts'
import type { CsvColumn } from '../primitives/CsvButton/csv-column.ts'
import { xero2sqlText } from './xero2sql.messages.ts'

/** Returns the columns of a CSV file of Xero companies. */
export const companyCsv = (): CsvColumn<Xero2SqlProduct>[] => [
  { header: xero2sqlText.csvHeads.company, text: ({ companyName }) => companyName },
  {
    header: csvText.inUtc(xero2sqlMessages.lastSyncStarted),
    text: ({ lastTriggeredAt }) => csvTime(lastTriggeredAt),
  },
]
