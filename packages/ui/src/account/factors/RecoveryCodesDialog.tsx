import { factorMessages } from '@tributary/sdk/session'
import { Stack } from '../../layout/Stack.tsx'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { CopyButton } from '../../primitives/CopyButton/CopyButton.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import type { DialogProps } from '../../primitives/Dialog/dialog-props.ts'
import { profileText } from '../profile/profile.messages.ts'
import * as css from './Factors.css.ts'

export type RecoveryCodesDialogProps = Pick<DialogProps, 'returnFocus'> & {
  /** The codes, which are shown only here. */
  codes: readonly string[]
  /** Called when the user presses "Done". */
  onClose: () => void
}

/** Shows new recovery codes once. Only its button closes it. */
export const RecoveryCodesDialog = ({ codes, onClose, returnFocus }: RecoveryCodesDialogProps) => (
  <Dialog
    open
    insistent
    size="sm"
    title={factorMessages.recoveryCodes}
    description={factorMessages.recoveryCodesMean}
    onOpenChange={onClose}
    {...(returnFocus && { returnFocus })}
    footer={
      <>
        <CopyButton text={codes.join('\n')} label={profileText.copyCodes} />
        <Button size="lg" variant="primary" onClick={onClose}>
          {profileText.done}
        </Button>
      </>
    }
  >
    <Stack gap={4}>
      <Banner tone="warning">{factorMessages.shownOnce}</Banner>
      <ul className={css.codes} aria-label={factorMessages.recoveryCodes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Stack>
  </Dialog>
)
