import type { Approval } from '@tributary/domain'
import {
  type ApprovalDecision,
  approvalDescription,
  approvalsMessages,
  approvalTypeLabel,
} from '@tributary/sdk/approvals'
import { Stack } from '../layout/Stack.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { Dialog, DialogCancel } from '../primitives/Dialog/Dialog.tsx'
import * as css from './DecisionDialog.css.ts'

export type DecisionDialogProps = {
  /** The approval to decide. */
  approval: Approval
  /** The decision in the link. */
  decision: ApprovalDecision
  /** Called when the user confirms the decision. */
  onConfirm: () => void
  /** Called when the user closes the dialog without a decision. */
  onCancel: () => void
  /** Returns the element to focus afterwards, because a link and not an element opened this dialog. */
  returnFocus?: () => HTMLElement | null
}

/** Asks for confirmation before a link from another site decides. Cancel has the focus, so Enter changes nothing. */
export function DecisionDialog({ approval, decision, onConfirm, onCancel, ...rest }: DecisionDialogProps) {
  const { confirm } = approvalsMessages
  return (
    <Dialog
      {...rest}
      open
      destructive
      size="sm"
      onOpenChange={onCancel}
      title={confirm[decision]}
      description={confirm.advice}
      footer={<Buttons decision={decision} onConfirm={onConfirm} />}
    >
      <Stack gap={2} padding={4} className={css.request}>
        <p className={css.kind}>{approvalTypeLabel(approval)}</p>
        <p className={css.description}>
          <bdi>{approvalDescription(approval)}</bdi>
        </p>
      </Stack>
    </Dialog>
  )
}

const Buttons = ({ decision, onConfirm }: Pick<DecisionDialogProps, 'decision' | 'onConfirm'>) => (
  <>
    <DialogCancel>
      <Button size="lg">{approvalsMessages.confirm.cancel}</Button>
    </DialogCancel>
    <Button size="lg" variant={decision === 'APPROVED' ? 'primary' : 'danger'} onClick={onConfirm}>
      {decision === 'APPROVED' ? approvalsMessages.approve : approvalsMessages.reject}
    </Button>
  </>
)
