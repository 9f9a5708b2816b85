import { type SignUpForm, signUpError, signUpLabels } from '@tributary/sdk/account'
import { emailMessages, needsAvailabilityCheck, type PasswordPolicy } from '@tributary/sdk/common'
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { afterPointerRelease } from '../../patterns/form/after-pointer-release.ts'

type Field = keyof SignUpForm

/** The error of each invalid field. */
export type SignUpErrors = Partial<Record<Field, string>>

export type SignUpFieldsOptions = {
  /** The texts of all fields. */
  values: SignUpForm
  /** Called with all texts after each change. */
  onChange: (values: SignUpForm) => void
  /** Called only with every field valid and no running call. */
  onSubmit: (values: SignUpForm) => void
  /** Resolves with true if the address can be used, or if that is unknown (VALID-18). */
  isFree: (emailAddress: string) => Promise<boolean>
  /** True while the request runs. The form cannot be submitted again. */
  busy: boolean
  /** The server's errors by field from the last attempt. A new object each time. */
  refusals: SignUpErrors | null
  /** The password policy of the installation. Without it, the default policy. */
  policy: PasswordPolicy | undefined
}

// Object.keys returns strings; these are the keys of the labels' table, in order.
const fields = Object.keys(signUpLabels) as Field[]

function errorsOf(form: SignUpForm, policy: PasswordPolicy | undefined): SignUpErrors {
  const said = fields.map((field) => [field, signUpError(field, form, policy)] as const)
  return Object.fromEntries(said.filter(([, error]) => error !== null))
}

/** The fields of sign-up, validated on blur and on submit. */
export function useSignUpFields(options: SignUpFieldsOptions) {
  const { values, onChange, onSubmit, isFree, busy, policy } = options
  const { errors, setErrors, input, leadTo, focusFirst } = useErrors()
  const refused = useRefusals(options, leadTo)
  const [checking, setChecking] = useState(false)
  const latest = useLatest(values)

  const show = (field: Field, error: string | null) =>
    setErrors(({ [field]: _, ...others }) => (error === null ? others : { ...others, [field]: error }))
  const change = (field: Field) => (value: string) => {
    show(field, null)
    onChange({ ...values, [field]: value })
  }
  /** Resolves with true if the address is taken and still in the field. */
  const isTaken = async (emailAddress: string) =>
    needsAvailabilityCheck(emailAddress) &&
    !(await isFree(emailAddress)) &&
    latest.current.emailAddress === emailAddress
  const askForAddress = async () => {
    if (await isTaken(values.emailAddress)) show('emailAddress', emailMessages.taken)
  }
  const judge = (field: Field) => {
    const form = latest.current
    show(field, signUpError(field, form, policy))
    if (field === 'emailAddress') askForAddress()
    if (field === 'password' && form.confirmPassword)
      show('confirmPassword', signUpError('confirmPassword', form, policy))
  }
  const leave = (field: Field) => () => afterPointerRelease(() => judge(field))
  const send = async () => {
    setChecking(true)
    const taken = await isTaken(values.emailAddress)
    setChecking(false)
    if (taken) leadTo({ emailAddress: emailMessages.taken })
    else onSubmit(values)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy || checking) return
    const found = errorsOf(values, policy)
    if (Object.keys(found).length === 0) return void send()
    leadTo(found)
    if (!found.emailAddress) askForAddress()
  }
  return { errors, input, change, leave, submit, focusFirst, refused, waiting: busy || checking }
}

/** Holds the errors and focuses the first invalid field after a refused submit. */
function useErrors() {
  const [errors, setErrors] = useState<SignUpErrors>({})
  const inputs = useRef(new Map<Field, HTMLInputElement>())
  const leading = useRef(false)
  const focusFirst = (of: readonly Field[] = fields) => {
    const [first] = of
    if (first) inputs.current.get(first)?.focus()
  }
  useLayoutEffect(() => {
    if (!leading.current) return
    leading.current = false
    focusFirst(fields.filter((field) => errors[field]))
  })
  const leadTo = (found: SignUpErrors) => {
    leading.current = true
    setErrors(found)
  }
  const input = (field: Field) => (element: HTMLInputElement | null) => {
    if (element) inputs.current.set(field, element)
  }
  return { errors, setErrors, input, leadTo, focusFirst: () => focusFirst() }
}

/** Shows the server's errors. Returns the password that it refused as commonly used. */
function useRefusals({ refusals, values }: SignUpFieldsOptions, leadTo: (found: SignUpErrors) => void) {
  const [refused, setRefused] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the refusal is the occasion; typing must not move focus
  useEffect(() => {
    if (!refusals) return
    leadTo(refusals)
    if (refusals.password) setRefused(values.password)
  }, [refusals])
  return refused
}

function useLatest<T>(value: T) {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
