import { requiredError } from '@tributary/sdk/common'
import { securityMessages } from '@tributary/sdk/session'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Inline } from '../../layout/Inline.tsx'
import { form } from '../../patterns/dialogs/FormDialog.css.ts'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { CodeField } from '../CodeField.tsx'
import { ResendCode } from '../sign-in/ConfirmFormResend.tsx'

export type VerificationCodeFormProps = {
  /** The running call. */
  doing?: 'checking' | 'resending' | null
  /** The reason why the last attempt failed. The input is kept. */
  error?: string | null
  /** Called with the six digits. */
  onSubmit: (code: string) => void
  /** When another code may be requested. */
  resendFrom: Date
  /** True after another code was sent, which invalidates the previous one. */
  sentAgain?: boolean
  /** Called when the user asks for another code. */
  onResend: () => void
}

/** The field of the dialog. `id` links the dialog's button to the form. */
export function VerificationCodeForm(props: VerificationCodeFormProps & { id: string }) {
  const { id, doing = null, error = null, onSubmit, resendFrom, sentAgain = false, onResend } = props
  const { input, code, setCode, missing, judge } = useCode({ resendFrom, sentAgain, error })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!judge()) input.current?.focus()
    else if (doing === null) onSubmit(code)
  }
  return (
    <form id={id} className={form} onSubmit={submit} noValidate>
      {error && <Banner tone="danger">{error}</Banner>}
      <CodeField
        ref={input}
        help={securityMessages.codeOnItsWay}
        error={missing ?? undefined}
        value={code}
        onChange={setCode}
        onBlur={judge}
      />
      <Inline justifyContent="space-between" columnGap={3} wrap size="sm" color="secondary">
        <span role="status">{sentAgain && securityMessages.codeSentAgain}</span>
        <ResendCode from={resendFrom} busy={doing === 'resending'} onResend={onResend} />
      </Inline>
    </form>
  )
}

type CodeState = { resendFrom: Date; sentAgain: boolean; error: string | null }

/** Holds the typed code. A refused code stays in the field; a new code clears it. */
function useCode({ resendFrom, sentAgain, error }: CodeState) {
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [judged, setJudged] = useState(false)
  const from = resendFrom.getTime()
  const [codeOf, setCodeOf] = useState(from)
  if (codeOf !== from) {
    setCodeOf(from)
    setCode('')
    setJudged(false)
  }
  // Not on opening, because the dialog must first record where the focus was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new code is an occasion
  useEffect(() => {
    if (error || sentAgain) input.current?.focus()
  }, [error, sentAgain, from])
  const judge = () => {
    setJudged(true)
    return requiredError(code) === null
  }
  return { input, code, setCode, judge, missing: judged ? requiredError(code) : null }
}
