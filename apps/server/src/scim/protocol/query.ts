import { scimMessages as messages } from '../scim.messages.ts'
import { isObject } from './attributes.ts'
import { invalidValue } from './scim-error.ts'

/** Returns a parameter of the query. Throws 400 if it is repeated. */
export function textIn(query: unknown, name: string): string | undefined {
  const value = isObject(query) ? query[name] : undefined
  if (value !== undefined && typeof value !== 'string') throw invalidValue(messages.mustBe(name, 'a text'))
  return value
}

/** As {@link textIn}, for a whole number. */
export function numberIn(query: unknown, name: string): number | undefined {
  const text = textIn(query, name)
  if (text === undefined) return undefined
  if (!/^-?\d{1,9}$/.test(text)) throw invalidValue(messages.mustBe(name, messages.wholeNumber))
  return Number(text)
}
