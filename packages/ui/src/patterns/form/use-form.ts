import { type ChangeEvent, type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { afterPointerRelease } from './after-pointer-release.ts'
import { useFocusFirst } from './use-focus-first.ts'

/** The message of each field that has one. */
export type FieldErrors<Values> = { readonly [Field in keyof Values]?: string }

export type FormOptions<Values, Name extends keyof Values & string = keyof Values & string> = {
  /** What the fields hold at first; read once. */
  initial: Values
  /**
   * What is stored by now, where somebody else may have changed it: a field that nobody has touched here takes it over,
   * one that was keeps what was entered.
   */
  current?: Values
  /** All fields, in the order of the screen. */
  fields: readonly Name[]
  /** The message of one field, null when it holds. */
  errorOf: (field: Name, values: Values) => string | null
  /** What only the server knows of a field that holds; null as well when that cannot be told. */
  ask?: (field: Name, values: Values) => Promise<string | null>
  /** What the server said of single fields the last time; a new object each time. */
  refusals?: FieldErrors<Values> | null
  busy?: boolean
  /** Called only with every field valid and nothing under way. */
  onSubmit: (values: Values) => void
}

/**
 * The fields of a form: judged when they are left and when the form is sent, and the first that does not hold takes the
 * focus (portal spec 5, requirements VALID-04 and VALID-05). A message stays until its field is right.
 */
export function useForm<Values extends object>(options: FormOptions<Values>) {
  type Name = keyof Values & string
  const { fields, errorOf, ask, refusals = null, busy = false, onSubmit } = options
  const { first, values, setValues } = useFollowed(options)
  const [left, setLeft] = useState<ReadonlySet<Name>>(new Set())
  const [told, setTold] = useState<Told<Values>>({})
  const [asking, setAsking] = useState(false)
  const { register, focusFirst } = useFocusFirst(fields)
  const latest = useLatest(values)

  const messageOf = (name: Name): string | undefined => {
    const known = told[name]
    if (known && Object.is(known.value, values[name])) return known.message
    return (left.has(name) && errorOf(name, values)) || undefined
  }
  const change = <N extends Name>(name: N, value: Values[N]) => {
    // A field that was right is not found fault with while somebody types in it.
    if (!messageOf(name)) setLeft((now) => new Set([...now].filter((other) => other !== name)))
    setValues((now) => ({ ...now, [name]: value }))
  }
  const tell = (name: Name, value: Values[Name], message: string) =>
    setTold((now) => ({ ...now, [name]: { value, message } }))
  const askAbout = async (name: Name): Promise<boolean> => {
    const asked = latest.current
    const message = errorOf(name, asked) === null ? await ask?.(name, asked) : null
    if (message) tell(name, asked[name], message)
    return Boolean(message)
  }
  const leave = (name: Name) =>
    afterPointerRelease(() => {
      setLeft((now) => new Set(now).add(name))
      void askAbout(name)
    })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the refusal is the occasion; typing must not move focus
  useEffect(() => {
    const refused = fields.filter((name) => refusals?.[name])
    for (const name of refused) tell(name, latest.current[name], refusals?.[name] ?? '')
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
    /** What a field of any kind needs; {@link typed} makes it fit a text field. */
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

type Told<Values> = { readonly [Field in keyof Values]?: { value: Values[Field]; message: string } }

/** What the fields hold, and what they held at first; a change from elsewhere reaches those nobody has touched. */
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

/** What ties a control to one field of a form. */
export type FormField<Value> = {
  value: Value
  error: string | undefined
  onChange: (value: Value) => void
  onBlur: () => void
  ref: (element: HTMLElement | null) => void
}

/** A form's field as a text field takes it. */
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
