import { type ChangeEvent, type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { afterPointerRelease } from './after-pointer-release.ts'
import { useFocusFirst } from './use-focus-first.ts'

/** The message of each field that has one. */
export type FieldErrors<Values> = { readonly [Field in keyof Values]?: string }

export type FormOptions<Values, Name extends keyof Values & string = keyof Values & string> = {
  /** The initial values; read once. */
  initial: Values
  /**
   * The stored values, which another user may have changed. A field that was not edited here takes over the change;
   * an edited one keeps its input.
   */
  current?: Values
  /** All fields, in the order of the screen. */
  fields: readonly Name[]
  /** Returns the message of one field, or null if it is valid. */
  errorOf: (field: Name, values: Values) => string | null
  /** Checks a valid field on the server. Resolves to null if it is accepted or the check fails. */
  ask?: (field: Name, values: Values) => Promise<string | null>
  /** The server's messages for single fields after the last attempt; a new object each time. */
  refusals?: FieldErrors<Values> | null
  busy?: boolean
  /** Called only when every field is valid and nothing is in progress. */
  onSubmit: (values: Values) => void
}

/**
 * The fields of a form, validated when they are left and on submit. The first invalid field receives the focus. A
 * message stays until its field is valid.
 */
export function useForm<Values extends object>(options: FormOptions<Values>) {
  type Name = keyof Values & string
  const { fields, errorOf, ask, refusals = null, busy = false, onSubmit } = options
  const { first, values, setValues } = useFollowed(options)
  const [left, setLeft] = useState<ReadonlySet<Name>>(new Set())
  const [answered, setAnswered] = useState<Answered<Values>>({})
  const [asking, setAsking] = useState(false)
  const { register, focusFirst } = useFocusFirst(fields)
  const latest = useLatest(values)

  const messageOf = (name: Name): string | undefined => {
    const known = answered[name]
    if (known && Object.is(known.value, values[name])) return known.message
    return (left.has(name) && errorOf(name, values)) || undefined
  }
  const change = <N extends Name>(name: N, value: Values[N]) => {
    // A field that was valid is not reported while typing.
    if (!messageOf(name)) setLeft((now) => new Set([...now].filter((other) => other !== name)))
    setValues((now) => ({ ...now, [name]: value }))
  }
  const keepAnswer = (name: Name, value: Values[Name], message: string) =>
    setAnswered((now) => ({ ...now, [name]: { value, message } }))
  const askAbout = async (name: Name): Promise<boolean> => {
    const asked = latest.current
    const message = errorOf(name, asked) === null ? await ask?.(name, asked) : null
    if (message) keepAnswer(name, asked[name], message)
    return Boolean(message)
  }
  const leave = (name: Name) =>
    afterPointerRelease(() => {
      setLeft((now) => new Set(now).add(name))
      void askAbout(name)
    })

  // biome-ignore lint/correctness/useExhaustiveDependencies: only new refusals matter; typing must not move the focus
  useEffect(() => {
    const refused = fields.filter((name) => refusals?.[name])
    for (const name of refused) keepAnswer(name, latest.current[name], refusals?.[name] ?? '')
    focusFirst(refused)
  }, [refusals])

  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    if (busy || asking) return
    setLeft(new Set(fields))
    const wrong = fields.filter((name) => errorOf(name, values) !== null)
    if (wrong.length > 0) return focusFirst(wrong)
    setAsking(true)
    const taken = await Promise.all(fields.map(askAbout))
    setAsking(false)
    const refused = fields.filter((_, place) => taken[place])
    if (refused.length > 0) focusFirst(refused)
    else onSubmit(values)
  }

  return {
    values,
    dirty: fields.some((name) => !Object.is(first[name], values[name])),
    waiting: busy || asking,
    submit,
    /** The props that every kind of control needs. {@link inputProps} adapts them to a text field. */
    field: <N extends Name>(name: N): FormField<Values[N]> => ({
      value: values[name],
      error: messageOf(name),
      onChange: (value) => change(name, value),
      onBlur: () => leave(name),
      ref: register(name),
    }),
    focus: (name: Name) => focusFirst([name]),
  }
}

type Answered<Values> = { readonly [Field in keyof Values]?: { value: Values[Field]; message: string } }

/** The values and their initial values. A change of the stored values reaches fields that were not edited. */
function useFollowed<Values extends object>({ initial, current, fields }: FormOptions<Values>) {
  const [first, setFirst] = useState(initial)
  const [values, setValues] = useState(initial)
  if (current && fields.some((name) => !Object.is(first[name], current[name]))) {
    const untouched = fields.filter((name) => Object.is(values[name], first[name]))
    setFirst(current)
    setValues({ ...values, ...Object.fromEntries(untouched.map((name) => [name, current[name]])) })
  }
  return { first, values, setValues }
}

/** Connects a control to one field of a form. */
export type FormField<Value> = {
  value: Value
  error: string | undefined
  onChange: (value: Value) => void
  onBlur: () => void
  ref: (element: HTMLElement | null) => void
}

/** Returns the props of a form's field for a text field. */
export const inputProps = ({ onChange, ...field }: FormField<string>) => ({
  ...field,
  onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value),
})

function useLatest<T>(value: T) {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
