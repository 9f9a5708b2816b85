import { type Id, type TokenScope, tokenLimits } from '@tributary/domain'
import { isFitName } from '../common/validation/fit-name.ts'
import { requiredError } from '../common/validation/required.ts'
import { validationMessages } from '../common/validation/validation.messages.ts'
import { tokensMessages } from './tokens.messages.ts'

/** The input of a new API token. */
export type TokenForm = {
  /** What it is for. */
  name: string
  /** What it may do. */
  scope: TokenScope
  /** The days until it expires; null for never, which only service accounts may choose. */
  days: number | null
  /** The only organisations in which it works; null for all. */
  organisationIds: readonly Id[] | null
}

/** The expiries to choose from, in days. */
export const tokenDays = [7, 30, 90, 365] as const

/** A new token before anything was entered. */
export const emptyTokenForm: TokenForm = { name: '', scope: 'read', days: 90, organisationIds: null }

/** The most organisations that a limited token may name. */
const PLACES = 100

/** Returns the message for the name of a token or a service account; null when it is valid. */
export function programNameError(value: string): string | null {
  const name = value.trim()
  if (name.length > tokenLimits.name) return validationMessages.atMostCharacters(tokenLimits.name)
  return requiredError(value) ?? (isFitName(name) ? null : validationMessages.ordinarySigns)
}

/** Returns the message of one field of a new token; null when it is valid. */
export function tokenError(field: keyof TokenForm, { name, organisationIds }: TokenForm): string | null {
  if (field === 'name') return programNameError(name)
  if (field !== 'organisationIds' || !organisationIds) return null
  if (organisationIds.length === 0) return tokensMessages.form.placeMissing
  return organisationIds.length > PLACES ? tokensMessages.form.placesAtMost(PLACES) : null
}
