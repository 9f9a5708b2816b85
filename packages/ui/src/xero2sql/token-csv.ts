import type { TokenOrganisation, Xero2SqlToken } from '@tributary/domain'
import type { CsvColumn } from '../primitives/CsvButton/csv-column.ts'
import { xero2sqlText } from './xero2sql.messages.ts'

/** A line of the file: an authorisation with one of its companies. Null if it has none, or they are not loaded. */
export type TokenCsvRow = Xero2SqlToken & { organisation: TokenOrganisation | null }

type Listed = Xero2SqlToken & { organisations?: readonly TokenOrganisation[] | undefined }

/** Returns a line for each company of these authorisations. */
export const tokenCsvRows = (tokens: readonly Listed[]): TokenCsvRow[] =>
  tokens.flatMap(({ organisations = [], ...token }) => {
    const companies = organisations.length > 0 ? organisations : [null]
    return companies.map((organisation) => ({ ...token, organisation }))
  })

/** Returns the columns of a CSV file of authorisations. It has no credentials. */
export const tokenCsv = (): CsvColumn<TokenCsvRow>[] => [
  { header: xero2sqlText.csvHeads.email, text: ({ email }) => email },
  { header: xero2sqlText.xeroUserid, text: ({ xeroUserId }) => xeroUserId },
  { header: xero2sqlText.csvHeads.organisation, text: ({ organisation }) => organisation?.name ?? '' },
  { header: xero2sqlText.tenantId, text: ({ organisation }) => organisation?.id ?? '' },
  { header: xero2sqlText.csvHeads.database, text: ({ organisation }) => databaseOf(organisation) },
]

const databaseOf = (organisation: TokenOrganisation | null): string => {
  if (!organisation) return ''
  return organisation.credentials ? xero2sqlText.linked : xero2sqlText.noDatabase
}
