import type { Client } from '@tributary/domain'
import { organisationLabels } from '@tributary/sdk/organisations'
import type { CsvColumn } from '../primitives/CsvButton/csv-column.ts'

/** Returns the columns of a CSV file of organisations. */
export const organisationCsv = (): CsvColumn<Client>[] => [
  { header: organisationLabels.name, text: ({ name }) => name },
  { header: organisationLabels.key, text: ({ key }) => key },
  { header: organisationLabels.code, text: ({ code }) => code ?? '' },
]
