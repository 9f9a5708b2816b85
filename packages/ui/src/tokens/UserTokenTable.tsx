import type { ApiToken } from '@tributary/domain'
import { csvTime } from '@tributary/sdk/common'
import { tokensMessages } from '@tributary/sdk/tokens'
import { useMemo, useState } from 'react'
import { DataTable } from '../primitives/DataTable/DataTable.tsx'
import type { DataTableColumn, TableCsv, TableSort } from '../primitives/DataTable/table-columns.ts'
import { absoluteDate } from './absolute-date.ts'
import { type AccountHandlers, RevokeButton } from './TokenActions.tsx'
import { TokenName } from './TokenName.tsx'
import { LastUsed, placesOf } from './token-words.tsx'
import { tokensText } from './tokens.messages.ts'

export type UserTokenTableProps = Pick<AccountHandlers, 'onRevoke'> & {
  /** The tokens of users that work in the organisation. */
  tokens: readonly ApiToken[]
  /** Adds the CSV download, with the organisation in the file's name. */
  csv?: TableCsv<ApiToken> | undefined
  /** Moves the focus when the last row disappears with it. */
  onFocusLost?: () => void
}

const words = tokensMessages.programs

/** The API tokens of users that work in an organisation. */
export function UserTokenTable({ tokens, csv, onFocusLost, onRevoke }: UserTokenTableProps) {
  const [sort, setSort] = useState<TableSort>({ column: 'owner', direction: 'ascending' })
  const columns = useMemo(() => [...facts, revokeColumn(onRevoke)], [onRevoke])
  return (
    <DataTable
      label={words.othersHeading}
      nouns={tokensMessages.token}
      empty={words.noOthers}
      columns={columns}
      rows={tokens}
      csv={csv && { ...csv, exports: 'tokens' }}
      rowKey={({ id }) => String(id)}
      searchBy={({ name, owner }) => `${name} ${owner.name}`}
      sort={sort}
      onSort={setSort}
      onFocusLost={onFocusLost}
      minWidth={860}
    />
  )
}

const facts: readonly DataTableColumn<ApiToken>[] = [
  {
    id: 'name',
    get header() {
      return tokensText.name
    },
    cell: (token) => <TokenName token={token} />,
    sortBy: ({ name }) => name,
  },
  {
    id: 'owner',
    get header() {
      return tokensText.owner
    },
    width: '16%',
    cell: ({ owner }) => owner.name,
    sortBy: ({ owner }) => owner.name,
  },
  {
    id: 'scope',
    get header() {
      return tokensMessages.form.scope
    },
    width: '13%',
    cell: ({ scope }) => tokensMessages.scopes[scope],
  },
  {
    id: 'organisations',
    get header() {
      return tokensText.organisations
    },
    width: '15%',
    cell: (token) => placesOf(token, tokensMessages.everywhereOfOwner),
  },
  {
    id: 'expires',
    get header() {
      return tokensText.expires
    },
    width: '112px',
    cell: ({ expiresAt }) => (expiresAt ? absoluteDate(expiresAt) : tokensMessages.never),
    csv: ({ expiresAt }) => csvTime(expiresAt),
    sortBy: ({ expiresAt }) => expiresAt?.toISOString() ?? '',
  },
  {
    id: 'lastUsed',
    get header() {
      return tokensText.lastUsed
    },
    width: '112px',
    cell: ({ lastUsedAt }) => <LastUsed at={lastUsedAt} />,
    csv: ({ lastUsedAt }) => csvTime(lastUsedAt),
    sortBy: ({ lastUsedAt }) => lastUsedAt?.toISOString() ?? '',
  },
]

const revokeColumn = (onRevoke: AccountHandlers['onRevoke']): DataTableColumn<ApiToken> => ({
  id: 'actions',
  header: tokensText.actions,
  kind: 'actions',
  width: '96px',
  cell: (token) => <RevokeButton token={token} onRevoke={onRevoke} />,
})
