import { nouns, type Progress } from '@tributary/sdk/common'
import { type BulkAction, type BulkPlan, type BulkStep, bulkMessages } from '@tributary/sdk/connectors'
import { FormDialog, type FormDialogProps } from '../../patterns/dialogs/FormDialog.tsx'
import { ImpactList } from '../../patterns/dialogs/ImpactList.tsx'
import { SendingProgress } from '../../patterns/dialogs/SendingProgress.tsx'
import { BulkFields, type BulkFieldsProps } from './BulkFields.tsx'
import { BulkResults } from './BulkResults.tsx'
import { bulkText } from './bulk.messages.ts'
import { textsBefore, textsOfResult } from './bulk-texts.ts'
import { type BulkValues, useBulkForm } from './use-bulk-form.ts'

export type BulkDialogProps = Pick<FormDialogProps, 'onClose' | 'returnFocus'> &
  Pick<BulkFieldsProps, 'users' | 'types' | 'timeZone'> & {
    /** The action on the selected connectors. */
    action: BulkAction
    /** What it does to each of them, at the time of the press. */
    plan: BulkPlan
    /** The progress of the queue; null before it starts. */
    progress: Progress<BulkStep> | null
    /** Starts, or retries what failed. The values are those that the action asks for. */
    onStart: (values: BulkValues) => void
    /** Stops after the running calls. */
    onStop: () => void
  }

/**
 * An action on several connectors: its effect on which, what is left out, what it needs to know, its progress, and the result of
 * each connector. What failed can be retried.
 */
export function BulkDialog(props: BulkDialogProps) {
  const { action, plan, progress, users, types, timeZone, onStart, onStop, ...dialog } = props
  const names = plan.plan.flat().map(({ name }) => name)
  const steps = names.length
  const begun = progress !== null
  // Until the caller closes a dialog whose action is done, it stays as it is.
  const ended = progress?.state === 'failed' || progress?.state === 'stopped'
  const busy = begun && !ended
  const form = useBulkForm({ action, types, busy, onStart })
  return (
    <FormDialog
      {...dialog}
      title={bulkText.title(bulkMessages.actions[action], nouns.connector.counted(steps))}
      description={steps > 0 ? bulkMessages.effects[action](steps) : bulkMessages.nothing}
      {...(ended ? textsOfResult(progress) : textsBefore(action))}
      variant={action === 'disconnect' ? 'danger' : 'primary'}
      busy={busy}
      dirty={form.dirty && !begun}
      idle={steps === 0 || form.incomplete}
      onSubmit={form.submit}
    >
      {!begun && (
        <ImpactList
          impacts={[
            ...(steps > 0 ? [{ label: nouns.connector.counted(steps), names }] : []),
            ...plan.leftOut.map(impactOf),
          ]}
        />
      )}
      {steps > 0 && <BulkFields {...{ action, form, users, types, timeZone }} disabled={begun} />}
      {begun && <BulkResults progress={progress} />}
      {busy && <SendingProgress done={progress.done} total={progress.total} onStop={onStop} />}
    </FormDialog>
  )
}

const impactOf = ({ why, names }: BulkPlan['leftOut'][number]) => ({
  label: bulkMessages.leftOut(names.length, bulkMessages.reasons[why]),
  names,
})
