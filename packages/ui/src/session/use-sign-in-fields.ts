import { type RefObject, useEffect, useRef } from 'react'

/** What is typed into the two fields of sign-in. */
export type SignInValues = { username: string; password: string }

export const isFilled = ({ username, password }: SignInValues) => username.trim() !== '' && password !== ''

type Fields = { username: RefObject<HTMLInputElement | null>; password: RefObject<HTMLInputElement | null> }

/** Hands over what was typed or filled in before the page, rendered ahead of time, came to life. */
function useTypedAhead(fields: Fields, values: SignInValues, onChange: (values: SignInValues) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes to life
  useEffect(() => {
    const username = fields.username.current?.value ?? ''
    const password = fields.password.current?.value ?? ''
    if (username !== values.username || password !== values.password) onChange({ username, password })
  }, [])
}

type Options = { values: SignInValues; onChange: (values: SignInValues) => void; failed: boolean }

/** The two inputs: focus goes to the first empty one, or the password, when a sign-in has failed. */
export function useSignInFields({ values, onChange, failed }: Options) {
  const fields: Fields = {
    username: useRef<HTMLInputElement>(null),
    password: useRef<HTMLInputElement>(null),
  }
  const focusFirstEmpty = () => {
    const { username, password } = fields
    const target = username.current?.value.trim() ? password : username
    target.current?.focus()
  }
  useTypedAhead(fields, values, onChange)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the failure is the occasion; typing must not move focus
  useEffect(() => {
    if (failed) focusFirstEmpty()
  }, [failed])
  return { ...fields, focusFirstEmpty }
}
