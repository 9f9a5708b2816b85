import type { StepUpFactor } from '@tributary/domain'
import { requiredError } from '@tributary/sdk/common'
import { factorMessages, passkeyMessages } from '@tributary/sdk/session'
import { useState } from 'react'
import { Stack } from '../../layout/Stack.tsx'
import { FormDialog, type FormDialogProps } from '../../patterns/dialogs/FormDialog.tsx'
import { inputProps, useForm } from '../../patterns/form/use-form.ts'
import { LinkButton } from '../../primitives/Link/LinkButton.tsx'
import { PasswordField } from '../../primitives/TextField/PasswordField.tsx'
import { CodeField } from '../CodeField.tsx'
import { profileText } from '../profile/profile.messages.ts'
import { signInText } from '../sign-in/sign-in.messages.ts'

const words = factorMessages.signIn

export type ConfirmIdentityDialogProps = Pick<
  FormDialogProps,
  'error' | 'cancellable' | 'onClose' | 'returnFocus'
> & {
  /** How the user can confirm, the usual way first. */
  factors: readonly StepUpFactor[]
  /** The address of the user, for password managers. */
  email: string
  /** Where a code was mailed; null if none was yet. */
  sentTo: string | null
  /** True while a call runs. */
  busy?: boolean
  /** Called with the factor and what the user entered for it, which is empty for a passkey. */
  onSubmit: (factor: StepUpFactor, value: string) => void
  /** Called to mail a code. */
  onSend: () => void
  /** Called when the user chooses another factor. A call that runs for the previous one is given up. */
  onChoose?: () => void
}

const known: readonly StepUpFactor[] = ['passkey', 'authenticator', 'password', 'email']

const choices: Record<StepUpFactor, () => string> = {
  passkey: () => passkeyMessages.use,
  authenticator: () => words.useApp,
  password: () => profileText.usePassword,
  email: () => words.useMail,
}

function actionOf(factor: StepUpFactor, mails: boolean) {
  if (factor === 'passkey') return passkeyMessages.use
  return mails ? words.useMail : profileText.confirm
}

/** Asks the user to confirm with a factor that it is them, before a dangerous action is carried out. */
export function ConfirmIdentityDialog(props: ConfirmIdentityDialogProps) {
  const { factors, email, sentTo, busy = false, onSubmit, onSend, onChoose, ...dialog } = props
  // Factors of a newer server are left out.
  const usable = known.filter((one) => factors.includes(one))
  const [factor, setFactor] = useState<StepUpFactor>(usable[0] ?? 'password')
  const mails = factor === 'email' && sentTo === null
  const form = useForm({
    initial: { value: '' },
    fields: ['value'],
    errorOf: (_, { value }) => (mails || factor === 'passkey' ? null : requiredError(value)),
    busy,
    onSubmit: ({ value }) => (mails ? onSend() : onSubmit(factor, value)),
  })
  const choose = (other: StepUpFactor) => {
    form.field('value').onChange('')
    setFactor(other)
    onChoose?.()
    if (other === 'email' && sentTo === null) onSend()
  }
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title={factorMessages.confirmTitle}
      description={factorMessages.confirmMeans}
      action={actionOf(factor, mails)}
      busy={form.waiting}
      dirty={false}
      onSubmit={form.submit}
    >
      <input type="text" hidden readOnly autoComplete="username" value={email} />
      {factor === 'password' && (
        <PasswordField
          {...inputProps(form.field('value'))}
          data-autofocus
          required
          label={profileText.password}
          name="password"
          autoComplete="current-password"
        />
      )}
      {(factor === 'authenticator' || (factor === 'email' && !mails)) && (
        <CodeField
          {...form.field('value')}
          data-autofocus
          help={factor === 'email' ? signInText.sentTo(sentTo) : words.hint}
        />
      )}
      <Stack gap={2} justifyItems="start">
        {usable
          .filter((other) => other !== factor)
          .map((other) => (
            <LinkButton key={other} alone onClick={() => choose(other)}>
              {choices[other]()}
            </LinkButton>
          ))}
      </Stack>
    </FormDialog>
  )
}
