import { curlCommand, loginCommand, tokensMessages } from '@tributary/sdk/tokens'
import { Stack } from '../layout/Stack.tsx'
import { Banner } from '../primitives/Banner/Banner.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { CopyButton } from '../primitives/CopyButton/CopyButton.tsx'
import { Dialog } from '../primitives/Dialog/Dialog.tsx'
import type { DialogProps } from '../primitives/Dialog/dialog-props.ts'
import { Field } from '../primitives/TextField/Field.tsx'
import { CodeLine } from './CodeLine.tsx'
import * as css from './Tokens.css.ts'

export type NewTokenDialogProps = Pick<DialogProps, 'returnFocus'> & {
  /** What the token is for. */
  name: string
  /** The secret, which is shown only here. */
  secret: string
  /** The address of the portal without a path, for the commands. */
  portal: string
  /** Called when the user presses "Done". */
  onClose: () => void
}

const words = tokensMessages.secret

/** Shows the secret of a new token once, with commands to try it. Only its button closes it. */
export const NewTokenDialog = ({ name, secret, portal, onClose, returnFocus }: NewTokenDialogProps) => (
  <Dialog
    open
    insistent
    title={words.title}
    description={<bdi>{name}</bdi>}
    onOpenChange={onClose}
    {...(returnFocus && { returnFocus })}
    footer={
      <Button size="lg" variant="primary" onClick={onClose}>
        {words.done}
      </Button>
    }
  >
    <Stack gap={5}>
      <Banner tone="warning">{words.once}</Banner>
      <Field label={words.label} id={undefined}>
        {(control) => (
          <div className={css.code}>
            <output {...control} dir="ltr" className={css.codeText}>
              {secret}
            </output>
            <CopyButton text={secret} label={words.copy} />
          </div>
        )}
      </Field>
      <CodeLine label={words.curl} help={words.curlHelp} code={curlCommand(portal)} />
      <CodeLine label={words.cli} help={words.cliHelp} code={loginCommand(portal)} />
    </Stack>
  </Dialog>
)
