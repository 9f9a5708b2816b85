import { Stack } from '../layout/Stack.tsx'
import { Banner } from '../primitives/Banner/Banner.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { CopyField } from '../primitives/CopyButton/CopyField.tsx'
import { Dialog } from '../primitives/Dialog/Dialog.tsx'
import type { DialogProps } from '../primitives/Dialog/dialog-props.ts'
import { CodeLine } from '../tokens/CodeLine.tsx'
import { scimText } from './scim.messages.ts'

export type NewScimTokenDialogProps = Pick<DialogProps, 'returnFocus'> & {
  /** The address of SCIM, which is entered with the token. */
  address: string
  /** The token, which is shown only here. */
  secret: string
  /** Called when the user has finished. */
  onClose: () => void
}

const text = scimText.secret

/** Shows a new token once, with the address. Only its button closes it, because the token is lost afterwards. */
export const NewScimTokenDialog = ({ address, secret, onClose, returnFocus }: NewScimTokenDialogProps) => (
  <Dialog
    open
    insistent
    title={text.title}
    onOpenChange={onClose}
    {...(returnFocus && { returnFocus })}
    footer={
      <Button size="lg" variant="primary" onClick={onClose}>
        {text.done}
      </Button>
    }
  >
    <Stack gap={5}>
      <Banner tone="warning">{text.once}</Banner>
      <CopyField label={text.label} help={text.help} value={secret} />
      <CodeLine label={scimText.address} help={scimText.addressHelp} code={address} />
    </Stack>
  </Dialog>
)
