import type { Progress } from '@tributary/sdk/common'
import { type BulkStep, connectorsMessages, manageMessages, typeTitle } from '@tributary/sdk/connectors'
import { linksMessages } from '@tributary/sdk/excel'
import { Text } from '../../layout/Text.tsx'
import { FormDialog, type FormDialogProps } from '../../patterns/dialogs/FormDialog.tsx'
import { SendingProgress } from '../../patterns/dialogs/SendingProgress.tsx'
import { DisconnectAllList } from './DisconnectAllList.tsx'
import { ReasonField } from './ReasonField.tsx'
import { useReason } from './use-reason.ts'

export type DisconnectAllDialogProps = Pick<FormDialogProps, 'onClose' | 'returnFocus'> & {
  /** The name of the connector type, such as "Xero". */
  connectorType: string
  /** Every connector to disconnect, in the order of the screen, with its progress. */
  progress: Progress<BulkStep>
  /** Starts, or retries the failed ones. */
  onDisconnect: (reason: string) => void
  /** Stops after the running call. */
  onStop: () => void
}

/**
 * Disconnects every connector of a type for one reason, one call each, with progress next to each name. Failed ones
 * can be retried. No data is lost, so a typed reason is enough as confirmation.
 */
export function DisconnectAllDialog({ connectorType, progress, ...props }: DisconnectAllDialogProps) {
  const { onDisconnect, onStop, ...dialog } = props
  const running = progress.state === 'running'
  const { dirty, submit, field } = useReason(running, onDisconnect)
  const begun = progress.state !== 'idle'
  return (
    <FormDialog
      {...dialog}
      title={connectorsMessages.confirm.disconnectAll(typeTitle(connectorType))}
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
      <Text as="p" size="sm" color="secondary">
        {manageMessages.allKept}
      </Text>
      <ReasonField field={field('reason')} disabled={begun} />
      <DisconnectAllList progress={progress} />
      {running && <SendingProgress done={progress.done} total={progress.total} onStop={onStop} />}
    </FormDialog>
  )
}

const failure = ({ state, done, total, failed }: Progress<BulkStep>) =>
  state !== 'running' && failed > 0 ? manageMessages.partly(done, total) : undefined
