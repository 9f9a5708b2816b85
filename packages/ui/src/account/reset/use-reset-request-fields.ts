import { resetRequestErrors } from '@tributary/sdk/account'
import { useRef, useState } from 'react'

type Field = 'emailAddress' | 'captcha'

/** Returns the visible errors: of fields after blur, and of all after submit. */
export function useResetRequestFields(emailAddress: string, token: string | null) {
  const email = useRef<HTMLInputElement>(null)
  const [left, setLeft] = useState<Record<Field, boolean>>({ emailAddress: false, captcha: false })
  const all = resetRequestErrors(emailAddress, token)
  const focusEmail = () => email.current?.focus()
  const areValid = () => {
    setLeft({ emailAddress: true, captcha: true })
    if (all.emailAddress) focusEmail()
    return !all.emailAddress && !all.captcha
  }
  return {
    email,
    errors: {
      emailAddress: left.emailAddress ? all.emailAddress : null,
      captcha: left.captcha ? all.captcha : null,
    },
    leave: (field: Field) => setLeft((before) => ({ ...before, [field]: true })),
    areValid,
    focusEmail,
  }
}
