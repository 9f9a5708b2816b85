import { factorLimits, type NewAuthenticator } from '@tributary/domain'
import { requiredError } from '@tributary/sdk/common'
import { factorMessages } from '@tributary/sdk/session'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { Text } from '../../layout/Text.tsx'
import { FormDialog, type FormDialogProps } from '../../patterns/dialogs/FormDialog.tsx'
import { inputProps, useForm } from '../../patterns/form/use-form.ts'
import { CopyButton } from '../../primitives/CopyButton/CopyButton.tsx'
import { Field } from '../../primitives/TextField/Field.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { CodeField, type CodeFieldProps } from '../CodeField.tsx'
import { profileText } from '../profile/profile.messages.ts'
import * as css from './Factors.css.ts'
import { QrCode } from './QrCode.tsx'

export type AddAuthenticatorDialogProps = Pick<FormDialogProps, 'error' | 'onClose' | 'returnFocus'> & {
  /** True while the request runs. */
  busy?: boolean
  /** The secret of the new app; null until the user has named it. */
  app: NewAuthenticator | null
  /** Called with the name of the app. */
  onName: (name: string) => void
  /** Called with the first code of the app. */
  onConfirm: (code: string) => void
  /** Called when there is unsaved input, and when it is saved or discarded. */
  onDirty?: (dirty: boolean) => void
}

/** Adds an authenticator app: its name, then its secret as a QR code and as text, and its first code. */
export function AddAuthenticatorDialog(props: AddAuthenticatorDialogProps) {
  const { app, busy = false, onName, onConfirm, onDirty, ...dialog } = props
  const named = useForm({
    initial: { name: '' },
    fields: ['name'],
    errorOf: (_, { name }) => requiredError(name),
    busy,
    onSubmit: ({ name }) => onName(name.trim()),
  })
  const confirmed = useForm({
    initial: { code: '' },
    fields: ['code'],
    errorOf: (_, { code }) => requiredError(code),
    busy,
    onSubmit: ({ code }) => onConfirm(code),
  })
  const step = app ? confirmed : named
  const dirty = app !== null || named.dirty
  useLayoutEffect(() => onDirty?.(dirty), [onDirty, dirty])
  return (
    // One dialog for both steps: a second one would lose the focus to the first as that closes.
    <FormDialog
      {...dialog}
      size="sm"
      title={profileText.addApp}
      {...(app && { description: factorMessages.scan })}
      action={app ? profileText.addApp : profileText.continue}
      busy={step.waiting}
      dirty={dirty}
      onSubmit={step.submit}
    >
      {app ? (
        <ConfirmApp app={app} field={confirmed.field('code')} />
      ) : (
        <TextField
          {...inputProps(named.field('name'))}
          data-autofocus
          required
          label={profileText.appName}
          name="app-name"
          autoComplete="off"
          maxLength={factorLimits.name}
          help={profileText.appNameHelp}
        />
      )}
    </FormDialog>
  )
}

type CodeInput = Pick<CodeFieldProps, 'value' | 'onChange' | 'onBlur' | 'error' | 'ref'>

/** The secret of the app, and the field of its first code, which takes the focus. */
function ConfirmApp({ app, field }: { app: NewAuthenticator; field: CodeInput }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('input')?.focus(), [])
  return (
    <>
      <QrCode text={app.uri} label={factorMessages.scan} />
      <Field label={factorMessages.key} id={undefined}>
        {(control) => (
          <div className={css.secret}>
            <output {...control} dir="ltr" className={css.secretText}>
              {inGroups(app.secret)}
            </output>
            <CopyButton text={app.secret} label={profileText.copyKey} />
          </div>
        )}
      </Field>
      <Text as="p">{factorMessages.enterCode}</Text>
      <div ref={box}>
        <CodeField {...field} data-autofocus size="md" />
      </div>
    </>
  )
}

/** Groups of four are easier to type. */
const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')
