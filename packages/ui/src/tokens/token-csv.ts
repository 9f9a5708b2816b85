import type { ApiToken } from '@tributary/domain'
import { csvTime } from '@tributary/sdk/common'
import { tokensMessages } from '@tributary/sdk/tokens'
import { csvText } from '../primitives/CsvButton/csv.messages.ts'
import type { CsvColumn } from '../primitives/CsvButton/csv-column.ts'
import { placesOf } from './token-words.tsx'
import { tokensText } from './tokens.messages.ts'

/** Returns the columns of a CSV file of the user's own tokens. */
export const ownTokenCsv = (): CsvColumn<ApiToken>[] => [
  { header: tokensText.name, text: ({ name }) => name },
  { header: tokensMessages.form.scope, text: ({ scope }) => tokensMessages.scopes[scope] },
  { header: tokensText.organisations, text: (token) => placesOf(token, tokensMessages.everywhere) },
  { header: tokensText.lastFour, text: ({ hint }) => hint },
  { header: csvText.inUtc(tokensText.created), text: ({ createdAt }) => csvTime(createdAt) },
  { header: csvText.inUtc(tokensText.expires), text: ({ expiresAt }) => csvTime(expiresAt) },
  { header: csvText.inUtc(tokensText.lastUsed), text: ({ lastUsedAt }) => csvTime(lastUsedAt) },
]
