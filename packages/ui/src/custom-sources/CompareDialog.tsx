import { customSourcesMessages } from '@tributary/sdk/custom-sources'
import { Stack } from '../layout/Stack.tsx'
import { Text } from '../layout/Text.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { Dialog, DialogCancel } from '../primitives/Dialog/Dialog.tsx'
import { customSourcesText } from './custom-sources.messages.ts'
import { LineComparison } from './LineComparison.tsx'

export type CompareDialogProps = {
  /** The version that another user has saved. */
  version: number
  /** The stored text of the manifest. */
  theirs: string
  /** The text in the editor. */
  yours: string
  /** Called when the user closes the dialog, also with Escape. */
  onClose: () => void
}

const words = customSourcesMessages.versions

/** A newer version next to the text in the editor. */
export const CompareDialog = ({ version, theirs, yours, onClose }: CompareDialogProps) => (
  <Dialog
    open
    size="lg"
    title={customSourcesMessages.version(version)}
    onOpenChange={onClose}
    footer={
      <DialogCancel>
        <Button size="lg">{customSourcesText.close}</Button>
      </DialogCancel>
    }
  >
    <Stack gap={3}>
      <Text as="p" size="sm" color="secondary">
        {words.comparedWithYours(version)}
      </Text>
      <LineComparison label={customSourcesMessages.version(version)} before={yours} after={theirs} />
    </Stack>
  </Dialog>
)
