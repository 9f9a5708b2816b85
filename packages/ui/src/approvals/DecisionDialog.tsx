import type { Approval } from '@tributary/domain'
import {
  type ApprovalDecision,
  approvalDescription,
  approvalsMessages,
  approvalTypeLabel,
} from '@tributary/sdk/approvals'
import { Button } from '../primitives/Button/Button.tsx'
import { Dialog, DialogCancel } from '../primitives/Dialog/Dialog.tsx'
import * as css from './DecisionDialog.css.ts'

export type DecisionDialogProps = {
  approval: Approval
  /** What the link asks for. */
  decision: ApprovalDecision
  onConfirm: () => void
  onCancel: () => void
  /** Where the focus goes afterwards: nothing has opened this dialog but an address. */
  returnFocus?: () => HTMLElement | null
}

/** Asks before a link of another site's decides (APPR-11). Nothing happens by pressing Enter: Cancel has the focus. */
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
      <div className={css.request}>
        <p className={css.kind}>{approvalTypeLabel(approval)}</p>
        <p className={css.description}>
          <bdi>{approvalDescription(approval)}</bdi>
        </p>
      </div>
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
