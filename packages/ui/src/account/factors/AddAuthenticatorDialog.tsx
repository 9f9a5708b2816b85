import { factorLimits, type NewAuthenticator } from '@tributary/domain'
import { requiredError } from '@tributary/sdk/common'
import { factorMessages } from '@tributary/sdk/session'
import { useLayoutEffect } from 'react'
import { Text } from '../../layout/Text.tsx'
import { FormDialog, type FormDialogProps } from '../../patterns/dialogs/FormDialog.tsx'
import { inputProps, useForm } from '../../patterns/form/use-form.ts'
import { CopyButton } from '../../primitives/CopyButton/CopyButton.tsx'
import { Field } from '../../primitives/TextField/Field.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { CodeField } from '../CodeField.tsx'
import { profileText } from '../profile/profile.messages.ts'
import * as css from './Factors.css.ts'
import { QrCode } from './QrCode.tsx'

type Dialog = Pick<FormDialogProps, 'error' | 'onClose' | 'returnFocus'> & {
  /** True while the request runs. */
  busy?: boolean
}

export type AddAuthenticatorDialogProps = Dialog & {
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
export const AddAuthenticatorDialog = ({ app, onName, onConfirm, ...dialog }: AddAuthenticatorDialogProps) =>
  app ? <ConfirmApp {...dialog} app={app} onSubmit={onConfirm} /> : <NameApp {...dialog} onSubmit={onName} />

type StepProps = Dialog & Pick<AddAuthenticatorDialogProps, 'onDirty'> & { onSubmit: (value: string) => void }

function NameApp({ busy = false, onSubmit, onDirty, ...dialog }: StepProps) {
  const form = useForm({
    initial: { name: '' },
    fields: ['name'],
    errorOf: (_, { name }) => requiredError(name),
    busy,
    onSubmit: ({ name }) => onSubmit(name.trim()),
  })
  useLayoutEffect(() => onDirty?.(form.dirty), [onDirty, form.dirty])
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title={profileText.addApp}
      action={profileText.continue}
      busy={form.waiting}
      dirty={form.dirty}
      onSubmit={form.submit}
    >
      <TextField
        {...inputProps(form.field('name'))}
        data-autofocus
        required
        label={profileText.appName}
        name="app-name"
        autoComplete="off"
        maxLength={factorLimits.name}
        help={profileText.appNameHelp}
      />
    </FormDialog>
  )
}

function ConfirmApp({
  app,
  busy = false,
  onSubmit,
  onDirty,
  ...dialog
}: StepProps & { app: NewAuthenticator }) {
  const form = useForm({
    initial: { code: '' },
    fields: ['code'],
    errorOf: (_, { code }) => requiredError(code),
    busy,
    onSubmit: ({ code }) => onSubmit(code),
  })
  useLayoutEffect(() => onDirty?.(true), [onDirty])
  const { value, onChange, onBlur, error, ref } = form.field('code')
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title={profileText.addApp}
      description={factorMessages.scan}
      action={profileText.addApp}
      busy={form.waiting}
      dirty
      onSubmit={form.submit}
    >
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
      <CodeField
        ref={ref}
        data-autofocus
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        error={error}
        size="md"
      />
    </FormDialog>
  )
}

/** Groups of four are easier to type. */
const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')
