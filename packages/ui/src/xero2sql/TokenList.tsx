import { nouns, searchByName } from '@tributary/sdk/common'
import { type ReactNode, useId } from 'react'
import { CsvButton } from '../primitives/CsvButton/CsvButton.tsx'
import { NoMatches } from '../primitives/EmptyState/NoMatches.tsx'
import { SearchField } from '../primitives/SearchField/SearchField.tsx'
import { type TokenListRow, TokenRow, type TokenRowActions } from './TokenRow.tsx'
import { tokenCsv, tokenCsvRows } from './token-csv.ts'
import * as css from './Xero2Sql.css.ts'
import { xero2sqlText } from './xero2sql.messages.ts'

export type TokenListProps = TokenRowActions & {
  /** The tokens to show. */
  tokens: readonly TokenListRow[]
  /** The expanded tokens, by the provider's user id. */
  open: ReadonlySet<string>
  /** A search over the companies of all tokens. */
  search: string
  /** Called with the search text after each change. */
  onSearch: (search: string) => void
}

/** Xero authorisations. An expanded one lists its companies. */
export function TokenList(props: TokenListProps) {
  const { tokens, open, search, onSearch } = props
  const name = useId()
  const searching = search.trim() !== ''
  const found = tokens.flatMap((token) => {
    const organisations = token.organisations && searchByName(token.organisations, search)
    return searching && organisations?.length === 0 ? [] : [{ ...token, organisations }]
  })
  const total = tokens.reduce((sum, { organisations }) => sum + (organisations?.length ?? 0), 0)
  return (
    <div className={css.card}>
      <div className={css.toolbar}>
        <div className={css.search}>
          <SearchField value={search} onChange={onSearch} label={xero2sqlText.searchOrganisations} />
        </div>
        <CsvButton
          size="sm"
          variant="ghost"
          columns={tokenCsv()}
          rows={tokenCsvRows(found)}
          subject={xero2sqlText.tokens}
          organisation={null}
        />
      </div>
      {found.length === 0 ? (
        <NoMatches
          noun={nouns.organisation.one}
          search={search.trim()}
          total={total}
          onClear={() => onSearch('')}
        />
      ) : (
        <ul aria-label={xero2sqlText.tokens}>
          {found.map((token) => (
            <TokenRow
              key={token.xeroUserId}
              {...props}
              token={token}
              name={name}
              expanded={searching || open.has(token.xeroUserId)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

export type TokenColumnsProps = {
  /** The wide column, a `TokenList`. */
  list: ReactNode
  /** The form of the selected company, or a hint. */
  form: ReactNode
}

/** The tokens on the left, and the form next to or below them. */
export const TokenColumns = ({ list, form }: TokenColumnsProps) => (
  <div className={css.columns}>
    {list}
    {form}
  </div>
)
