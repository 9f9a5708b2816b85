import type { AssignableRole } from '@tributary/domain'
import { nouns, type Progress } from '@tributary/sdk/common'
import { bulkMessages } from '@tributary/sdk/connectors'
import { linksMessages } from '@tributary/sdk/excel'
import {
  type UserBulkAction,
  type UserBulkPlan,
  type UserBulkStep,
  userBulkMessages,
} from '@tributary/sdk/users'
import type { ReactNode } from 'react'
import { BulkResults } from '../connectors/bulk/BulkResults.tsx'
import { bulkText } from '../connectors/bulk/bulk.messages.ts'
import { FormDialog, type FormDialogProps } from '../patterns/dialogs/FormDialog.tsx'
import { ImpactList } from '../patterns/dialogs/ImpactList.tsx'
import { SendingProgress } from '../patterns/dialogs/SendingProgress.tsx'
import { UserBulkConnectors } from './UserBulkConnectors.tsx'
import { UserBulkFields, type UserBulkFieldsProps } from './UserBulkFields.tsx'
import { type UserBulkValues, useUserBulkForm } from './use-user-bulk-form.ts'

export type UserBulkDialogProps = Pick<FormDialogProps, 'onClose' | 'returnFocus'> &
  Pick<UserBulkFieldsProps, 'groups' | 'connectors'> & {
    /** The action on the selected users. */
    action: UserBulkAction
    /** What it does to each of them, at the time of the press. */
    plan: UserBulkPlan
    /** The roles that the viewer may give. */
    roles: readonly AssignableRole[]
    /** Returns what the action changes for users, with the values that are entered so far. */
    preview?: ((values: UserBulkValues) => ReactNode) | undefined
    /** The progress of the queue; null before it starts. */
    progress: Progress<UserBulkStep> | null
    /** Starts, or retries what failed. The values are those that the action asks for. */
    onStart: (values: UserBulkValues) => void
    /** Stops after the running calls. */
    onStop: () => void
  }

/** An action on several users: its effect, who is left out, what it needs to know, its progress, and the results. */
export function UserBulkDialog(props: UserBulkDialogProps) {
  const { action, plan, preview, progress, roles, groups, connectors, onStart, onStop, ...dialog } = props
  const names = plan.plan.flat().map(({ name }) => name)
  const steps = names.length
  const begun = progress !== null
  const ended = progress?.state === 'failed' || progress?.state === 'stopped'
  const busy = begun && !ended
  const form = useUserBulkForm({ action, busy, onStart })
  const label = userBulkMessages.actions[action]
  return (
    <FormDialog
      {...dialog}
      title={bulkText.title(label, nouns.user.counted(steps))}
      description={steps > 0 ? userBulkMessages.effects[action](steps) : userBulkMessages.nothing}
      {...(ended ? resultTexts(progress) : { action: label })}
      variant={action === 'lock' ? 'danger' : 'primary'}
      busy={busy}
      dirty={form.dirty && !begun}
      idle={steps === 0 || form.incomplete}
      onSubmit={form.submit}
    >
      {!begun && (
        <ImpactList
          impacts={[
            ...(steps > 0 ? [{ label: nouns.user.counted(steps), names }] : []),
            ...plan.leftOut.map(({ why, names: left }) => ({
              label: userBulkMessages.leftOut(left.length, userBulkMessages.reasons[why]),
              names: left,
            })),
          ]}
        />
      )}
      {steps > 0 && !begun && (
        <>
          <UserBulkFields {...{ action, form, roles, groups, connectors }} />
          <UserBulkConnectors {...{ action, plan }} ids={form.values.ids} all={connectors} />
          {preview?.(form.values)}
        </>
      )}
      {begun && <BulkResults progress={progress} />}
      {busy && <SendingProgress done={progress.done} total={progress.total} onStop={onStop} />}
    </FormDialog>
  )
}

/** The buttons and the result of an action that failed for some users or was stopped. */
const resultTexts = ({ done, total, failed, waiting }: Progress<UserBulkStep>) => ({
  action: failed > 0 ? linksMessages.retry(failed) : bulkMessages.continue,
  cancelLabel: bulkText.close,
  error: [
    userBulkMessages.result(done, total),
    failed > 0 && bulkMessages.failed(failed),
    waiting > 0 && bulkMessages.waiting(waiting),
  ]
    .filter(Boolean)
    .join(' '),
})
