import type { ApiToken, ServiceAccount } from '@tributary/domain'
import { csvTime } from '@tributary/sdk/common'
import { seesAllConnectors, serviceRoleTitle, tokensMessages } from '@tributary/sdk/tokens'
import { type ReactNode, useMemo, useState } from 'react'
import { Count } from '../primitives/Badge/Count.tsx'
import { DataTable } from '../primitives/DataTable/DataTable.tsx'
import type { DataTableColumn, TableCsv } from '../primitives/DataTable/table-columns.ts'
import { MiddleEllipsis } from '../primitives/MiddleEllipsis/MiddleEllipsis.tsx'
import { visuallyHidden } from '../theme/text.css.ts'
import { absoluteDate } from './absolute-date.ts'
import { AccountActions, type AccountHandlers, RevokeButton } from './TokenActions.tsx'
import { TokenName } from './TokenName.tsx'
import * as css from './Tokens.css.ts'
import { LastUsed } from './token-words.tsx'
import { tokensText } from './tokens.messages.ts'

/** A service account with its API tokens, the newest first. */
export type AccountWithTokens = ServiceAccount & { tokens: readonly ApiToken[] }

export type ServiceAccountTableProps = AccountHandlers & {
  /** The accounts in the order of the screen. */
  accounts: readonly AccountWithTokens[]
  /** Adds the CSV download, with the organisation in the file's name. */
  csv?: TableCsv<AccountWithTokens> | undefined
  /** Moves the focus when the last row disappears with it. */
  onFocusLost?: () => void
}

const words = tokensMessages.programs
type Column = DataTableColumn<AccountWithTokens, ApiToken>

const nameOf = ({ name }: { name: string }) => name
const keyOf = ({ id }: { id: string | number }) => String(id)

/** The service accounts of an organisation. Each opens to its API tokens. */
export function ServiceAccountTable(props: ServiceAccountTableProps) {
  const { accounts, csv, onFocusLost, onCreateToken, onEdit, onDelete, onRevoke } = props
  // The closed ones, so that a new account is open.
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const columns = useMemo(
    () => [...facts, actionsColumn({ onCreateToken, onEdit, onDelete, onRevoke })],
    [onCreateToken, onEdit, onDelete, onRevoke],
  )
  const keys = accounts.map(keyOf)
  return (
    <DataTable<AccountWithTokens, ApiToken>
      label={words.label}
      nouns={tokensMessages.account}
      empty={words.emptyTitle}
      columns={columns}
      rows={accounts}
      csv={csv && { ...csv, exports: 'tokens', more: csvMore() }}
      rowKey={keyOf}
      searchBy={nameOf}
      onFocusLost={onFocusLost}
      expansion={{
        nameOf,
        childrenOf: ({ tokens }) => ({ state: 'ready', items: tokens }),
        childKey: keyOf,
        none: words.noTokens,
        expanded: new Set(keys.filter((key) => !closed.has(key))),
        onExpand: (open) => setClosed(new Set(keys.filter((key) => !open.has(key)))),
      }}
      minWidth={860}
    />
  )
}

const connectorsOf = ({ role, connectors }: ServiceAccount): string =>
  seesAllConnectors(role) ? words.allConnectors : String(connectors.length)

const lastUseOf = ({ tokens }: AccountWithTokens): Date | null => {
  const times = tokens.flatMap(({ lastUsedAt }) => lastUsedAt?.getTime() ?? [])
  return times.length > 0 ? new Date(Math.max(...times)) : null
}

const facts: readonly Column[] = [
  {
    id: 'name',
    get header() {
      return tokensText.name
    },
    cell: (account) => <Name account={account} />,
    csv: nameOf,
    childCell: (token) => <TokenName token={token} />,
    sortBy: nameOf,
  },
  {
    id: 'rights',
    get header() {
      return tokensText.rights
    },
    width: '20%',
    cell: ({ role }) => serviceRoleTitle(role),
    childCell: ({ scope }) => <span className={css.cardValue}>{tokensMessages.scopes[scope]}</span>,
  },
  {
    id: 'connectors',
    get header() {
      return tokensText.connectors
    },
    width: '104px',
    cell: connectorsOf,
  },
  {
    id: 'expires',
    get header() {
      return tokensText.expires
    },
    width: '112px',
    cell: () => null,
    childCell: ({ expiresAt }) => (
      <Labelled label={tokensText.expires}>
        {expiresAt ? absoluteDate(expiresAt) : tokensMessages.never}
      </Labelled>
    ),
  },
  {
    id: 'lastUsed',
    get header() {
      return tokensText.lastUsed
    },
    width: '112px',
    cell: (account) => (account.tokens.length > 0 ? <LastUsed at={lastUseOf(account)} /> : null),
    csv: (account) => csvTime(lastUseOf(account)),
    childCell: ({ lastUsedAt }) =>
      lastUsedAt ? (
        <Labelled label={tokensText.lastUsed}>
          <LastUsed at={lastUsedAt} />
        </Labelled>
      ) : (
        <span className={css.cardValue}>{tokensMessages.neverUsed}</span>
      ),
  },
]

type LabelledProps = { label: string; children: ReactNode }

const Labelled = ({ label, children }: LabelledProps) => (
  <span className={css.cardValue}>
    <span className={css.cardLabel}>{label} </span>
    {children}
  </span>
)

const csvMore = () => [
  {
    header: tokensText.tokens,
    text: ({ tokens }: AccountWithTokens) => tokens.map(nameOf).join('; '),
  },
]

const Name = ({ account: { name, tokens } }: { account: AccountWithTokens }) => (
  <>
    <MiddleEllipsis>{name}</MiddleEllipsis>
    <span aria-hidden>
      <Count value={tokens.length} />
    </span>
    <span className={visuallyHidden}>{tokensMessages.token.counted(tokens.length)}</span>
  </>
)

const actionsColumn = (handlers: AccountHandlers): Column => ({
  id: 'actions',
  header: tokensText.actions,
  kind: 'actions',
  width: '236px',
  cell: (account) => <AccountActions account={account} {...handlers} />,
  childCell: (token) => (
    <span className={css.cardAction}>
      <RevokeButton token={token} onRevoke={handlers.onRevoke} />
    </span>
  ),
})
