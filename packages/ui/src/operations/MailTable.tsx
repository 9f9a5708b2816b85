import type { MailState, UnsentMail } from '@tributary/domain'
import { csvTime, formatNumber } from '@tributary/sdk/common'
import { mailKind, operationsMessages } from '@tributary/sdk/operations'
import { useMemo } from 'react'
import { Badge } from '../primitives/Badge/Badge.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { CopyText } from '../primitives/CopyButton/CopyText.tsx'
import type { CsvColumn } from '../primitives/CsvButton/csv-column.ts'
import { DataTable } from '../primitives/DataTable/DataTable.tsx'
import type { DataTableColumn } from '../primitives/DataTable/table-columns.ts'
import { absoluteTime } from '../primitives/RelativeTime/absolute-time.ts'
import * as css from './Operations.css.ts'
import { operationsText } from './operations.messages.ts'

export type MailTableProps = {
  /** The mails, the newest first. */
  mails: readonly UnsentMail[]
  /** The state that the list is limited to; null for all. */
  state: MailState | null
  /** The ids of the mails that are being sent. */
  sending: ReadonlySet<string>
  /** Called when the user presses "Send now". */
  onRetry: (mail: UnsentMail) => void
  /** Loads older mails. Left out when there are none. */
  onMore?: (() => void) | undefined
  /** True while older mails load. */
  loadingMore?: boolean
  /** Moves the focus when the last row disappears with it. */
  onFocusLost?: () => void
}

const words = operationsMessages.mail

/** The mails that wait or were given up, with why, the request that caused them, and a button that sends them now. */
export function MailTable(props: MailTableProps) {
  const { mails, state, sending, onRetry, onMore, loadingMore = false, onFocusLost } = props
  const columns = useMemo(() => [...facts, actionsColumn(sending, onRetry)], [sending, onRetry])
  return (
    <>
      <DataTable
        label={words.label}
        nouns={words.noun}
        empty={emptyWords(state)}
        columns={columns}
        rows={mails}
        csv={{ organisation: null, exports: 'mails', more: [requestColumn()] }}
        rowKey={keyOf}
        onFocusLost={onFocusLost}
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

const keyOf = ({ id }: UnsentMail) => String(id)

const emptyWords = (state: MailState | null): string => {
  if (state === null) return words.none
  return state === 'waiting' ? words.noneWaiting : words.noneAbandoned
}

const facts: readonly DataTableColumn<UnsentMail>[] = [
  {
    id: 'kind',
    get header() {
      return operationsText.kind
    },
    cell: (mail) => <Kind mail={mail} />,
    csv: ({ kind }) => mailKind(kind),
  },
  {
    id: 'recipient',
    get header() {
      return operationsText.recipient
    },
    width: '19%',
    cell: ({ recipient }) => <bdi className={css.whole}>{recipient}</bdi>,
    csv: ({ recipient }) => recipient,
  },
  {
    id: 'state',
    get header() {
      return operationsText.state
    },
    width: '104px',
    cell: ({ state }) => (
      <Badge tone={state === 'waiting' ? 'neutral' : 'danger'}>{words.states[state]}</Badge>
    ),
    csv: ({ state }) => words.states[state],
  },
  {
    id: 'attempts',
    get header() {
      return operationsText.attempts
    },
    width: '84px',
    cell: ({ attempts }) => formatNumber(attempts),
  },
  {
    id: 'failure',
    get header() {
      return operationsText.failure
    },
    width: '21%',
    cell: (mail) => <Failure mail={mail} />,
    csv: ({ failure }) => failure ?? '',
  },
  {
    id: 'next',
    get header() {
      return operationsText.nextAttempt
    },
    width: '160px',
    cell: ({ dueAt }) => (dueAt ? absoluteTime(dueAt) : words.givenUp),
    csv: ({ dueAt }) => csvTime(dueAt),
  },
]

const actionsColumn = (
  sending: ReadonlySet<string>,
  onRetry: MailTableProps['onRetry'],
): DataTableColumn<UnsentMail> => ({
  id: 'actions',
  header: operationsText.actions,
  kind: 'actions',
  width: '108px',
  cell: (mail) =>
    mail.canRetry && (
      <Button
        writes
        variant="ghost"
        size="sm"
        loading={sending.has(keyOf(mail))}
        aria-label={words.retryNamed(mailKind(mail.kind), mail.recipient)}
        onClick={() => onRetry(mail)}
      >
        {words.retry}
      </Button>
    ),
})

const requestColumn = (): CsvColumn<UnsentMail> => ({
  header: operationsText.requestId,
  text: ({ requestId }) => requestId ?? '',
})

/** The kind of a mail, and the request that caused it. The start of an id is enough to recognise it. */
const Kind = ({ mail: { kind, requestId } }: { mail: UnsentMail }) => (
  <span className={css.whole}>
    {mailKind(kind)}
    {requestId && (
      <span className={css.note}>
        <CopyText text={requestId}>{operationsText.requestNamed(requestId.slice(0, 8))}</CopyText>
      </span>
    )}
  </span>
)

/** Why a mail was not sent, and why it cannot be sent again. */
const Failure = ({ mail: { failure, canRetry } }: { mail: UnsentMail }) => (
  <span className={css.whole}>
    <bdi>{failure ?? '—'}</bdi>
    {!canRetry && <span className={css.note}>{words.cannotRetry}</span>}
  </span>
)
