import { isBlank, requiredError } from '@tributary/sdk/common'
import { type ChangeEvent, type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { afterPointerRelease } from '../../patterns/form/after-pointer-release.ts'

/** The values of the two fields. */
export type SignInValues = { username: string; password: string }

export const isFilled = ({ username, password }: SignInValues) => !isBlank(username) && !isBlank(password)

type Fields = { username: RefObject<HTMLInputElement | null>; password: RefObject<HTMLInputElement | null> }

/** Reports input that was typed or filled in before hydration. */
function useTypedAhead(fields: Fields, values: SignInValues, onChange: (values: SignInValues) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(() => {
    const username = fields.username.current?.value ?? ''
    const password = fields.password.current?.value ?? ''
    if (username !== values.username || password !== values.password) onChange({ username, password })
  }, [])
}

type Field = keyof SignInValues

/** Shows "required" under each field left empty, or still empty on Enter. */
function useMissing(values: SignInValues) {
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set())
  const errorOf = (field: Field) => (left.has(field) && requiredError(values[field])) || undefined
  return {
    errorOf,
    leave: (field: Field) => (event: FocusEvent) => {
      // The window lost the focus, not the field.
      if (document.activeElement === event.currentTarget) return
      afterPointerRelease(() => setLeft((now) => new Set(now).add(field)))
    },
    /** A valid field may be emptied without an error until blur. */
    edit: (field: Field) => {
      if (!errorOf(field)) setLeft((now) => new Set([...now].filter((other) => other !== field)))
    },
    tellAll: () => setLeft(new Set(['username', 'password'])),
  }
}

type Options = { values: SignInValues; onChange: (values: SignInValues) => void; failed: boolean }

/** Refs and handlers of the two inputs. After a failed sign-in the first empty one, or the password, gets the focus. */
export function useSignInFields({ values, onChange, failed }: Options) {
  const fields: Fields = {
    username: useRef<HTMLInputElement>(null),
    password: useRef<HTMLInputElement>(null),
  }
  const { errorOf, leave, edit, tellAll } = useMissing(values)
  const focusFirstEmpty = () => {
    const { username, password } = fields
    const target = isBlank(username.current?.value ?? '') ? username : password
    target.current?.focus()
  }
  useTypedAhead(fields, values, onChange)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the failure is the occasion; typing must not move focus
  useEffect(() => {
    if (failed) focusFirstEmpty()
  }, [failed])
  const field = (name: Field) => ({
    ref: fields[name],
    value: values[name],
    error: errorOf(name),
    onBlur: leave(name),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      edit(name)
      onChange({ ...values, [name]: event.target.value })
    },
  })
  const leadOn = () => {
    tellAll()
    focusFirstEmpty()
  }
  return { field, focusFirstEmpty, leadOn }
}
