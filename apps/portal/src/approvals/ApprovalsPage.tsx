import type { SessionUser } from '@tributary/domain'
import {
  type ApprovalFilter,
  type ApprovalOrder,
  approvalsMessages,
  filterApprovals,
} from '@tributary/sdk/approvals'
import {
  ApprovalFilterBar,
  type ApprovalFilterBarProps,
  ApprovalGrid,
  type ApprovalGridProps,
  ApprovalGridSkeleton,
  DecisionDialog,
  PageHeader,
  SkeletonText,
} from '@tributary/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { LoadFailure } from '../page/LoadFailure.tsx'
import type { PageProps } from '../page/page-props.ts'
import { useDocumentTitle } from '../page/use-document-title.ts'
import { focusHeading } from '../page/use-screen-focus.ts'
import { userAtom } from '../session/session-atoms.ts'
import { approvalsText } from './approvals.messages.ts'
import { type Approvals, useApprovals } from './use-approvals.ts'
import { useLinkDecision } from './use-link-decision.ts'

/** The requests that wait for a decision, and the decided ones. */
export function ApprovalsPage({ params }: PageProps) {
  const viewer = useAtomValue(userAtom)
  return viewer && <ApprovalsFor approvalId={params.approvalId} viewer={viewer} />
}

type ApprovalsForProps = { approvalId: string | undefined; viewer: SessionUser }

function ApprovalsFor({ approvalId, viewer }: ApprovalsForProps) {
  const { shown, renewed, decide, press, setUp } = useApprovals(viewer)
  const { toConfirm, confirm, cancel } = useLinkDecision(approvalId, renewed, decide)
  const [filter, setFilter] = useState<ApprovalFilter>('all')
  const [order, setOrder] = useState<ApprovalOrder>('pending-first')
  const [lookedFor, setLookedFor] = useState(approvalId)
  useDocumentTitle(approvalsText.approvals)
  const show = (chosen: ApprovalFilter) => {
    setFilter(chosen)
    setLookedFor(undefined)
  }
  return (
    <>
      <Header shown={shown} filter={filter} onChange={show} order={order} onOrder={setOrder} />
      <Content
        shown={shown}
        filter={filter}
        order={order}
        viewer={viewer}
        lookedFor={lookedFor}
        onDecide={press}
        onSetUp={setUp}
      />
      {toConfirm && (
        <DecisionDialog {...toConfirm} onConfirm={confirm} onCancel={cancel} returnFocus={heading} />
      )}
    </>
  )
}

const heading = () => document.querySelector<HTMLElement>('main h1')

type HeaderProps = { shown: Approvals } & Omit<ApprovalFilterBarProps, 'approvals'>

/** Summary and filters have their place while the requests load, so that no card moves. */
function Header({ shown, ...choices }: HeaderProps) {
  const approvals = shown.state === 'ready' ? shown.approvals : []
  if (shown.state !== 'loading' && approvals.length === 0)
    return <PageHeader title={approvalsText.approvals} />
  const waiting = filterApprovals(approvals, 'pending').length
  return (
    <PageHeader
      title={approvalsText.approvals}
      summary={
        shown.state === 'loading' ? <SkeletonText width="160px" /> : approvalsMessages.waiting(waiting)
      }
      actions={<ApprovalFilterBar {...choices} approvals={approvals} />}
    />
  )
}

type ContentProps = Pick<
  ApprovalGridProps,
  'filter' | 'order' | 'viewer' | 'lookedFor' | 'onDecide' | 'onSetUp'
> & {
  shown: Approvals
}

function Content({ shown, ...rest }: ContentProps) {
  if (shown.state === 'failed') return <LoadFailure things={approvalsText.approvals} {...shown.failure} />
  if (shown.state === 'loading') return <ApprovalGridSkeleton />
  return <ApprovalGrid {...rest} approvals={shown.approvals} busy={shown.busy} onFocusLost={focusHeading} />
}
