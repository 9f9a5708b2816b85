import { type Client, register } from '@tributary/sdk'
import {
  externalSignUpError,
  registrationCode,
  type SignUpForm,
  signUpFailure,
  signUpRefusal,
} from '@tributary/sdk/account'
import { emailMessages, passwordPolicyNamed } from '@tributary/sdk/common'
import { providerName, signInMessages } from '@tributary/sdk/session'
import type { SignUpErrors } from '@tributary/ui'
import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useQueryString } from '../../page/use-address.ts'
import { writeCookie } from '../../session/cookies.ts'
import { useFormClient } from '../../session/use-form-client.ts'
import { solvedCaptcha } from '../captcha/solved-captcha.ts'
import { useCaptcha } from '../captcha/use-captcha.ts'
import { keepsCookies } from '../sign-in/keeps-cookies.ts'
import { LOGGED_IN_NAME } from '../sign-in/use-greeting.ts'
import { useHeldTyped } from '../typed-text.ts'
import { useAccountOptions } from '../use-account-options.ts'
import { useAddressCheck } from '../use-address-check.ts'

const nothing: SignUpForm = {
  firstName: '',
  lastName: '',
  emailAddress: '',
  password: '',
  confirmPassword: '',
  organisationName: '',
}

/** The current message: why the user was sent here, why the form was refused, or the refused field. */
type Said =
  | { kind: 'arrived' | 'nothing' }
  | { kind: 'failed'; message: string | null }
  | { kind: 'refused'; refusals: SignUpErrors }

/** Sign-up: the values, the messages about them, and the options of the installation. */
export function useSignUp() {
  const client = useFormClient()
  const [, navigate] = useLocation()
  const arrival = useArrival()
  const { options } = arrival
  const captcha = useCaptcha(options?.captcha)
  const { isFree, noteTaken } = useAddressCheck()
  const [values, setValues] = useState(nothing)
  useHeldTyped((typed) => setValues((now) => ({ ...now, ...typed })))
  const [said, say] = useState<Said>({ kind: 'arrived' })
  const [busy, setBusy] = useState(false)
  const running = useRef(false)

  const attempt = async (form: SignUpForm) => {
    const recaptchaToken = await solvedCaptcha(captcha)
    await send(client, form, { recaptchaToken, registrationCode: arrival.code })
    writeCookie(LOGGED_IN_NAME, form.firstName.trim())
    navigate('/signin?registration=success', { replace: true })
  }
  const fail = (form: SignUpForm) => (failure: unknown) => {
    const refusals = signUpRefusal(failure)
    if (refusals?.emailAddress === emailMessages.taken) noteTaken(form.emailAddress)
    say(refusals ? { kind: 'refused', refusals } : { kind: 'failed', message: signUpFailure(failure) })
  }
  const submit = async (form: SignUpForm) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    say({ kind: 'nothing' })
    await attempt(form).catch(fail(form))
    // The server accepts a token once, whatever it returns.
    captcha.reset()
    running.current = false
    setBusy(false)
  }
  return {
    ...{ values, setValues, isFree, busy, submit },
    isClosed: options?.signUp === false,
    policy: passwordPolicyNamed(options?.passwordPolicy),
    provider: arrival.provider,
    captchaBox: captcha.box,
    failure: said.kind === 'arrived' ? arrival.failure : said.kind === 'failed' ? said.message : null,
    refusals: said.kind === 'refused' ? said.refusals : null,
    dismissFailure: () => say({ kind: 'nothing' }),
  }
}

/** Reads the origin of the sign-up from the address (SIGNUP-06 to SIGNUP-09). */
function useArrival() {
  const options = useAccountOptions()
  const [cookiesKept] = useState(keepsCookies)
  const parameters = new URLSearchParams(useQueryString())
  const [named, error] = [parameters.get('provider'), parameters.get('error')]
  const code = registrationCode(parameters.get('code'), parameters.get('atid'))
  const provider = options?.providers.find(({ name }) => name === named?.toLowerCase())
  return {
    options,
    code,
    failure:
      error && !cookiesKept
        ? signInMessages.noCookies
        : externalSignUpError(error, providerName(named, options?.providers)),
    // A user who returns from a provider with a code is not sent there again.
    provider: code ? undefined : provider,
  }
}

function send(
  client: Client,
  { firstName, lastName, emailAddress, password, organisationName }: SignUpForm,
  { recaptchaToken, registrationCode }: { recaptchaToken: string; registrationCode: string | undefined },
) {
  const account = { firstName, lastName, emailAddress: emailAddress.trim(), password }
  const organisation = { companyName: organisationName }
  return register(client, {
    body: { account, organisation, recaptchaToken, ...(registrationCode && { registrationCode }) },
  })
}
