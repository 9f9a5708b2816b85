import { customSourcesMessages } from '@tributary/sdk/custom-sources'
import { ConfirmDialog } from '@tributary/ui'
import type { Replacing } from './use-open-file.ts'

const words = customSourcesMessages.editor.replace

/** Confirms that a file replaces a changed text. */
export const ReplaceText = ({ name, onConfirm, onClose }: Replacing) => (
  <ConfirmDialog title={words.title} action={words.action} onConfirm={onConfirm} onClose={onClose}>
    {words.text(name)}
  </ConfirmDialog>
)
