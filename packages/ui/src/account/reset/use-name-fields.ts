import { nameError, requiredError } from '@tributary/sdk/common'
import { useRef, useState } from 'react'

/** The first and the last name of a person. */
export type PersonName = { firstName: string; lastName: string }

const errorOf = (text: string) => requiredError(text) ?? nameError(text)

/** Returns the visible errors of a name: of fields after blur, of both after submit. Without a name there is nothing to check. */
export function useNameFields(name: PersonName | null) {
  const firstName = useRef<HTMLInputElement>(null)
  const lastName = useRef<HTMLInputElement>(null)
  const [left, setLeft] = useState({ firstName: false, lastName: false })
  const all = {
    firstName: name && errorOf(name.firstName),
    lastName: name && errorOf(name.lastName),
  }
  return {
    refs: { firstName, lastName },
    errors: {
      firstName: left.firstName ? all.firstName : null,
      lastName: left.lastName ? all.lastName : null,
    },
    leave: (field: keyof PersonName) => setLeft((before) => ({ ...before, [field]: true })),
    areValid: () => {
      setLeft({ firstName: true, lastName: true })
      if (all.firstName) firstName.current?.focus()
      else if (all.lastName) lastName.current?.focus()
      return !all.firstName && !all.lastName
    },
  }
}
