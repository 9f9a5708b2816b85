import { requiredError } from '@tributary/sdk/common'
import { codesMessages } from '@tributary/sdk/session'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { Stack } from '../../layout/Stack.tsx'
import { afterPointerRelease } from '../../patterns/form/after-pointer-release.ts'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { PasswordField } from '../../primitives/TextField/PasswordField.tsx'
import { CodeField } from '../CodeField.tsx'
import { signInText } from './sign-in.messages.ts'

type Fields = {
  /** Links the dialog's button to the form. */
  id: string
  /** True if no call runs and the user need not wait. */
  idle: boolean
  /** True after a failed attempt: the field gets the focus. */
  failed: boolean
}

type ResumePasswordProps = Fields & { email: string; onSubmit: (password: string) => void }

/** The password of a known user. */
export function ResumePassword({ id, email, onSubmit, ...fields }: ResumePasswordProps) {
  const [password, setPassword] = useState('')
  const { field, submit, leave, error } = useOneField(password, () => onSubmit(password), fields)
  return (
    <Stack as="form" gap={4} id={id} onSubmit={submit} noValidate>
      {/* For password managers, which need the user name. */}
      <input type="text" hidden readOnly autoComplete="username" value={email} />
      <PasswordField
        ref={field}
        label={signInText.password}
        name="password"
        autoComplete="current-password"
        data-autofocus
        required
        size="xl"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        onBlur={leave}
        error={error}
      />
    </Stack>
  )
}

type ResumeCodeProps = Fields & {
  sentTo: string
  onSubmit: (code: string, trustDevice: boolean) => void
}

/** The verification code, if the password alone is not enough. */
export function ResumeCode({ id, sentTo, onSubmit, ...fields }: ResumeCodeProps) {
  const [code, setCode] = useState('')
  const [trustDevice, setTrustDevice] = useState(false)
  const { field, submit, leave, error } = useOneField(code, () => onSubmit(code, trustDevice), fields)
  // Replaces the password, which had the focus.
  useEffect(() => field.current?.focus(), [field])
  return (
    <Stack as="form" gap={4} id={id} onSubmit={submit} noValidate>
      <CodeField ref={field} help={sentTo} value={code} onChange={setCode} onBlur={leave} error={error} />
      <Checkbox
        label={codesMessages.trustDevice}
        name="trustDevice"
        checked={trustDevice}
        onChange={(event) => setTrustDevice(event.target.checked)}
      />
    </Stack>
  )
}

/** A form with one field: never sent empty or twice, and every error focuses the field. */
function useOneField(value: string, send: () => void, { idle, failed }: Pick<Fields, 'idle' | 'failed'>) {
  const field: RefObject<HTMLInputElement | null> = useRef(null)
  const [left, setLeft] = useState(false)
  const missing = requiredError(value)
  useEffect(() => {
    if (!failed) return
    field.current?.focus()
    field.current?.select()
  }, [failed])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setLeft(true)
    if (missing) field.current?.focus()
    else if (idle) send()
  }
  const leave = () => afterPointerRelease(() => setLeft(true))
  return { field, submit, leave, error: (left && missing) || undefined }
}
