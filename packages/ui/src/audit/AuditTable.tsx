import type { AuditEntry } from '@tributary/domain'
import { type AuditFilter, auditAction, auditActor, auditMessages } from '@tributary/sdk/audit'
import { useMemo } from 'react'
import { Button } from '../primitives/Button/Button.tsx'
import { DataTable } from '../primitives/DataTable/DataTable.tsx'
import type { DataTableColumn } from '../primitives/DataTable/table-columns.ts'
import { Link } from '../primitives/Link/Link.tsx'
import { absoluteTime } from '../primitives/RelativeTime/absolute-time.ts'
import { tabular } from '../theme/text.css.ts'
import * as css from './Audit.css.ts'
import { AuditChanges } from './AuditChanges.tsx'
import { auditText } from './audit.messages.ts'

export type AuditTableProps = {
  /** The entries, the newest first. */
  entries: readonly AuditEntry[]
  /** Returns the address that shows only the entries with this in common. */
  hrefOf: (filter: Pick<AuditFilter, 'actor'> | Pick<AuditFilter, 'target'>) => string
  /** Loads older entries. Left out when there are none. */
  onMore?: (() => void) | undefined
  /** True while older entries load. */
  loadingMore?: boolean
}

const words = auditMessages

/** The entries of the audit log: when, who, what, the object, its values before and after, and where from. */
export function AuditTable({ entries, hrefOf, onMore, loadingMore = false }: AuditTableProps) {
  const columns = useMemo(() => columnsOf(hrefOf), [hrefOf])
  return (
    <>
      <DataTable
        label={words.label}
        nouns={words.entry}
        empty={words.none}
        columns={columns}
        rows={entries}
        rowKey={({ id }) => id}
        minWidth={860}
      />
      {onMore && (
        <div className={css.more}>
          <Button loading={loadingMore} onClick={onMore}>
            {words.more}
          </Button>
        </div>
      )}
    </>
  )
}

const columnsOf = (hrefOf: AuditTableProps['hrefOf']): DataTableColumn<AuditEntry>[] => [
  {
    id: 'time',
    header: auditText.time,
    width: '132px',
    cell: ({ at }) => (
      <time dateTime={at.toISOString()} title={absoluteTime(at, { withZone: true })} className={tabular}>
        {absoluteTime(at)}
      </time>
    ),
  },
  { id: 'who', header: auditText.who, width: '16%', cell: (entry) => <Who entry={entry} hrefOf={hrefOf} /> },
  { id: 'what', header: auditText.what, width: '17%', cell: (entry) => <What entry={entry} /> },
  {
    id: 'object',
    header: auditText.object,
    width: '17%',
    cell: (entry) => <AuditedObject entry={entry} hrefOf={hrefOf} />,
  },
  { id: 'changes', header: auditText.changes, cell: (entry) => <AuditChanges entry={entry} /> },
  { id: 'from', header: auditText.whereFrom, width: '140px', cell: (entry) => <WhereFrom entry={entry} /> },
]

type CellProps = { entry: AuditEntry; hrefOf: AuditTableProps['hrefOf'] }

function Who({ entry, hrefOf }: CellProps) {
  const { actor, token } = entry
  const name = auditActor(entry)
  return (
    <span className={css.lines}>
      {actor?.id == null ? (
        <bdi>{name}</bdi>
      ) : (
        <Link href={hrefOf({ actor: String(actor.id) })} look="quiet" aria-label={auditText.onlyBy(name)}>
          <bdi>{name}</bdi>
        </Link>
      )}
      {token && (
        <span className={css.secondary}>
          {token.name === '' ? words.deletedToken : words.withToken(token.name)}
        </span>
      )}
    </span>
  )
}

const What = ({ entry: { action, organisation } }: { entry: AuditEntry }) => (
  <span className={css.lines}>
    <span title={action}>{auditAction(action)}</span>
    {organisation && <bdi className={css.secondary}>{organisation.name}</bdi>}
  </span>
)

function AuditedObject({ entry: { target, targetName }, hrefOf }: CellProps) {
  const name = targetName ?? (target && shortId(target))
  if (target === null || name === null) return <span className={css.lines}>—</span>
  return (
    <span className={css.lines}>
      <Link href={hrefOf({ target })} look="quiet" aria-label={words.historyOf(name)} title={target}>
        <bdi>{name}</bdi>
      </Link>
      {targetName !== null && target !== targetName && (
        <span className={css.secondary} title={target} dir="ltr">
          {shortId(target)}
        </span>
      )}
    </span>
  )
}

/** The start of a UUID is enough to distinguish it. Other ids are words. */
const shortId = (id: string): string => (/^[\da-f]{8}(-[\da-f]{4}){3}-/.test(id) ? id.slice(0, 8) : id)

const WhereFrom = ({ entry: { ip, requestId } }: { entry: AuditEntry }) => (
  <span className={css.lines}>
    <span dir="ltr">{ip ?? '—'}</span>
    {requestId && (
      <span className={css.secondary} title={words.request(requestId)} dir="ltr">
        {requestId.slice(0, 8)}
      </span>
    )}
  </span>
)
