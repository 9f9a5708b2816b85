import { type Approval, type Id, sameId } from '@tributary/domain'
import {
  type ApprovalFilter,
  type ApprovalOrder,
  approvalsInOrder,
  approvalsMessages,
  filterApprovals,
} from '@tributary/sdk/approvals'
import { useCallback } from 'react'
import { CardGrid } from '../patterns/card-grid/CardGrid.tsx'
import { EmptyState } from '../primitives/EmptyState/EmptyState.tsx'
import { ApprovalCard, type ApprovalCardProps } from './ApprovalCard.tsx'

export type ApprovalGridProps = Pick<ApprovalCardProps, 'viewer' | 'onDecide' | 'onSetUp' | 'onFocusLost'> & {
  /** The approvals to show. */
  approvals: readonly Approval[]
  /** Shows all approvals, only pending or only decided ones. */
  filter?: ApprovalFilter
  /** The order of the cards. */
  order?: ApprovalOrder
  /** The ids, as text, of requests with a decision that is being saved. */
  busy?: ReadonlySet<string>
  /** The request that a link opened. */
  lookedFor?: Id | undefined
}

const noIds: ReadonlySet<string> = new Set()

/** The requests as cards: pending ones first, then by newest decision. */
export function ApprovalGrid({
  approvals,
  filter = 'all',
  order = 'pending-first',
  busy = noIds,
  lookedFor,
  onFocusLost,
  ...card
}: ApprovalGridProps) {
  const passFocus = useCallback(() => {
    if (!focusNextCard()) onFocusLost()
  }, [onFocusLost])
  const shown = approvalsInOrder(filterApprovals(approvals, filter), order)
  if (shown.length === 0) return <EmptyState title={nothingIn(approvals.length === 0 ? 'all' : filter)} />
  return (
    <CardGrid
      items={shown}
      lookedFor={lookedFor}
      onFocusLost={onFocusLost}
      card={(approval) => (
        <ApprovalCard
          {...card}
          approval={approval}
          busy={busy.has(String(approval.id))}
          lookedFor={lookedFor !== undefined && sameId(approval.id, lookedFor)}
          onFocusLost={passFocus}
        />
      )}
    />
  )
}

const nothingIn = (filter: ApprovalFilter) =>
  filter === 'all' ? approvalsMessages.none : approvalsMessages.noneOf[filter]

/** Focuses the next card after a decision, because the pressed button disappears. Returns false if there is none. */
function focusNextCard(): boolean {
  const next = document.activeElement?.closest('li')?.nextElementSibling?.querySelector('article')
  if (!next?.querySelector('button')) return false
  next.focus()
  return true
}
