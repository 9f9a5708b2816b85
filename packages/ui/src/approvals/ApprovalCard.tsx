import type { Actor, Approval } from '@tributary/domain'
import {
  type ApprovalDecision,
  approvalDescription,
  approvalStatusLabel,
  approvalsMessages,
  approvalTypeLabel,
  decisionSentence,
  isPendingApproval,
  mayDecideApproval,
  type RequestedConnector,
  requestedConnector,
  requestedSentence,
} from '@tributary/sdk/approvals'
import { typeTitle } from '@tributary/sdk/connectors'
import { Check, X } from 'lucide-react'
import { type MouseEvent, memo, useEffect, useId, useRef } from 'react'
import { Inline } from '../layout/Inline.tsx'
import { Stack } from '../layout/Stack.tsx'
import { Text } from '../layout/Text.tsx'
import { useMoment } from '../patterns/clock/Clock.tsx'
import { PassFocus } from '../patterns/PassFocus.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { Spinner } from '../primitives/Loading/Spinner.tsx'
import { absoluteTime } from '../primitives/RelativeTime/absolute-time.ts'
import { StatusPill } from '../primitives/Status/StatusPill.tsx'
import * as css from './ApprovalCard.css.ts'
import { approvalStyle } from './approval-style.ts'

export type ApprovalCardProps = {
  approval: Approval
  /** The signed-in user. Their role decides which buttons are shown. */
  viewer: Actor
  /** True until the server has responded. The card already shows the requested state. */
  busy?: boolean
  /** True for the request that a link opened. It takes the focus once. */
  lookedFor?: boolean
  /** Called when the user presses Approve or Reject. */
  onDecide: (approval: Approval, decision: ApprovalDecision) => void
  /** Opens the set-up of the connector type of an approved request. */
  onSetUp?: ((requested: RequestedConnector) => void) | undefined
  /** Called when the buttons disappear while they have the focus. */
  onFocusLost: () => void
}

/** A request: what is requested, its status, and the buttons that decide it. */
export const ApprovalCard = memo(function ApprovalCard(props: ApprovalCardProps) {
  const { approval, busy = false, lookedFor = false } = props
  const id = useId()
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (lookedFor) card.current?.focus()
  }, [lookedFor])
  const description = approvalDescription(approval)
  const { tone, icon } = approvalStyle(approval.approvalStatus)
  return (
    <article
      ref={card}
      className={css.card}
      tabIndex={-1}
      aria-labelledby={`${id}-kind ${id}-description`}
      aria-busy={busy || undefined}
    >
      <Stack gap={2} padding={4} flex={1} className={css.body}>
        <Inline as="header" justifyContent="space-between" gap={2} className={css.head}>
          <h2 id={`${id}-kind`} className={css.kind}>
            {approvalTypeLabel(approval)}
          </h2>
          <span role="status">
            <StatusPill tone={tone} icon={icon}>
              {approvalStatusLabel(approval.approvalStatus)}
            </StatusPill>
          </span>
        </Inline>
        {description && (
          <p id={`${id}-description`} className={css.description}>
            <bdi>{description}</bdi>
          </p>
        )}
        {isPendingApproval(approval) && <Requested approval={approval} />}
      </Stack>
      <Footer {...props} describedBy={`${id}-kind ${id}-description`} />
    </article>
  )
})

/** "Requested 2 hours ago", with the exact time on hover. */
function Requested({ approval }: { approval: Approval }) {
  const sentence = useMoment((now) => requestedSentence(approval, now) ?? '')
  if (!approval.requestedAt) return null
  return (
    <Text as="p" size="sm" color="secondary" title={absoluteTime(approval.requestedAt, { withZone: true })}>
      {sentence}
    </Text>
  )
}

type FooterProps = ApprovalCardProps & { describedBy: string }

function Footer(props: FooterProps) {
  const { approval, viewer, onDecide, onFocusLost, describedBy } = props
  if (!mayDecideApproval(approval, viewer)) return <Decision {...props} />
  const button = { className: css.action, 'aria-describedby': describedBy }
  // Another card takes the place of the decided one, so the second press of a double click is ignored.
  const press = (decision: ApprovalDecision) => (event: MouseEvent) => {
    if (event.detail < 2) onDecide(approval, decision)
  }
  return (
    <PassFocus to={onFocusLost}>
      <footer className={css.footer}>
        <Button writes {...button} variant="soft" icon={Check} onClick={press('APPROVED')}>
          {approvalsMessages.approve}
        </Button>
        <Button writes {...button} variant="ghost" icon={X} onClick={press('REJECTED')}>
          {approvalsMessages.reject}
        </Button>
      </footer>
    </PassFocus>
  )
}

/** "Approved 2 hours ago by Jane Doe", with the exact time on hover. */
function Decision({ approval, busy = false, onSetUp }: ApprovalCardProps) {
  const sentence = useMoment((now) => decisionSentence(approval, now) ?? '')
  if (!sentence) return null
  const { approvedAt } = approval
  return (
    <footer className={css.footer}>
      <Inline
        as="p"
        gap={2}
        minWidth={0}
        size="sm"
        color="secondary"
        overflowWrap="anywhere"
        title={approvedAt ? absoluteTime(approvedAt, { withZone: true }) : undefined}
      >
        {busy && <Spinner size={14} />}
        {sentence}
      </Inline>
      {!busy && onSetUp && <SetUp approval={approval} onSetUp={onSetUp} />}
    </footer>
  )
}

type SetUpProps = { approval: Approval; onSetUp: (requested: RequestedConnector) => void }

/** An approved connector still has to be set up, possibly by another administrator. */
function SetUp({ approval, onSetUp }: SetUpProps) {
  const requested = requestedConnector(approval)
  if (!requested || approval.approvalStatus.toUpperCase() !== 'APPROVED') return null
  return (
    <Button writes className={css.action} variant="soft" onClick={() => onSetUp(requested)}>
      {approvalsMessages.connector.setUp(typeTitle(requested.connectorType))}
    </Button>
  )
}
