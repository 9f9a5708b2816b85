import type { Progress } from '@tributary/sdk/common'
import { type BulkAction, type BulkStep, bulkMessages } from '@tributary/sdk/connectors'
import { linksMessages } from '@tributary/sdk/excel'
import type { FormDialogProps } from '../../patterns/dialogs/FormDialog.tsx'
import { bulkText } from './bulk.messages.ts'

type Texts = Pick<FormDialogProps, 'action' | 'cancelLabel' | 'error'>

/** The buttons of the dialog before the action has ended. "Cancel" next to "Cancel refresh" would be ambiguous. */
export const textsBefore = (action: BulkAction): Texts => ({
  action: bulkMessages.actions[action],
  ...(action === 'cancel' && { cancelLabel: bulkText.keepRefreshing }),
})

/** The buttons and the result of an action that failed for some connectors or was stopped. */
export const textsOfResult = (progress: Progress<BulkStep>): Texts => ({
  action: progress.failed > 0 ? linksMessages.retry(progress.failed) : bulkMessages.continue,
  cancelLabel: bulkText.close,
  error: resultOf(progress),
})

const resultOf = ({ done, total, failed, waiting }: Progress<BulkStep>): string =>
  [
    bulkMessages.result(done, total),
    failed > 0 && bulkMessages.failed(failed),
    waiting > 0 && bulkMessages.waiting(waiting),
  ]
    .filter(Boolean)
    .join(' ')
