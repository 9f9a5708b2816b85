import { displayNameOf } from '@tributary/domain'
import type { Progress } from '@tributary/sdk/common'
import { connectorsMessages, type DisconnectStep, manageMessages } from '@tributary/sdk/connectors'
import { linksMessages } from '@tributary/sdk/excel'
import { FormDialog, type FormDialogProps } from '../../patterns/dialogs/FormDialog.tsx'
import { Sending } from '../../patterns/dialogs/Sending.tsx'
import { DisconnectAllList } from './DisconnectAllList.tsx'
import * as css from './ManageDialogs.css.ts'
import { ReasonField } from './ReasonField.tsx'
import { useReason } from './use-reason.ts'

export type DisconnectAllDialogProps = Pick<FormDialogProps, 'onClose' | 'returnFocus'> & {
  connectorType: string
  /** Every connector that will be disconnected, in the order of the screen, and how far each has come. */
  progress: Progress<DisconnectStep>
  /** The name of the connector of a step. */
  nameOf: (step: DisconnectStep) => string
  /** Begins, or tries again what has failed. */
  onDisconnect: (reason: string) => void
  /** Ends it after what is under way. */
  onStop: () => void
}

/**
 * Disconnects every connector of a type for one reason, one call each: how far each has come stands beside its name, and
 * those that fail stay there to be tried again (CONNMAN-12, CONNMAN-26). Nothing is lost by it, so the reason is all
 * that has to be typed.
 */
export function DisconnectAllDialog({ connectorType, progress, nameOf, ...props }: DisconnectAllDialogProps) {
  const { onDisconnect, onStop, ...dialog } = props
  const running = progress.state === 'running'
  const { dirty, submit, field } = useReason(running, onDisconnect)
  const begun = progress.state !== 'idle'
  return (
    <FormDialog
      {...dialog}
      title={connectorsMessages.confirm.disconnectAll(displayNameOf(connectorType))}
      description={manageMessages.allStop}
      action={
        progress.failed > 0 && !running ? linksMessages.retry(progress.failed) : manageMessages.disconnectAll
      }
      variant="danger"
      busy={running}
      dirty={dirty && !begun}
      error={failure(progress)}
      onSubmit={submit}
    >
      <p className={css.paragraph}>{manageMessages.allKept}</p>
      <ReasonField field={field('reason')} disabled={begun} />
      <DisconnectAllList progress={progress} nameOf={nameOf} />
      {running && <Sending done={progress.done} total={progress.total} onStop={onStop} />}
    </FormDialog>
  )
}

const failure = ({ state, done, total, failed }: Progress<DisconnectStep>) =>
  state !== 'running' && failed > 0 ? manageMessages.partly(done, total) : undefined
