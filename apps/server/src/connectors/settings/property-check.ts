import { PORTAL_USER, type PropertySpec, propertiesOf, propertyOf } from '@tributary/domain'
import { REQUIRED } from '@tributary/sdk/common'
import { propertyError } from '@tributary/sdk/connectors'
import type { Caller } from '../../http/caller.ts'
import { badRequest, forbidden } from '../../http/http-error.ts'
import { maySet } from '../connector-answers.ts'
import { manageMessages } from '../manage.messages.ts'
import type { Setting } from './load-settings.ts'

const sentences = manageMessages.property

/** Throws 403 if the caller may not set one of these settings. */
export function refuseForeign(caller: Caller, type: string, names: readonly string[]): void {
  const name = names.find((one) => !maySet(caller, type, one))
  if (name) throw forbidden(sentences.forbidden(name))
}

/** Throws 400 with every invalid value. With `stored`, a blank secret is valid: it keeps the stored one. */
export function refuseValues(
  type: string,
  settings: readonly Setting[],
  { stored }: { stored: boolean },
): void {
  refuseManaged(
    type,
    settings.map(({ name }) => name),
  )
  const wrong = settings
    .filter(({ name }) => name !== PORTAL_USER)
    .flatMap((setting) => problemOf(type, setting, stored) ?? [])
  if (wrong.length > 0) throw badRequest(wrong)
}

function problemOf(type: string, { name, value }: Setting, stored: boolean): string | null {
  const sentence = propertyError(type, name, value, stored)
  if (sentence === null) return null
  if (sentence === REQUIRED) return sentences.required(name)
  return specOf(type, name) ? sentences.wrong(name, sentence) : sentence
}

export const specOf = (type: string, name: string): PropertySpec | undefined => propertyOf(type, name)

/** Throws 400 for settings that the server sets. */
export function refuseManaged(type: string, names: readonly string[]): void {
  const managed = names.filter((name) => specOf(type, name)?.managed)
  if (managed.length > 0) throw badRequest(managed.map(sentences.managed))
}

/** Throws 400 if a setting required by the type is missing. */
export function refuseIncomplete(type: string, names: ReadonlySet<string>): void {
  const missing = propertiesOf(type).filter((spec) => spec.required && !names.has(spec.name))
  if (missing.length > 0) throw badRequest(missing.map(({ name }) => sentences.required(name)))
}

export function refuseRepeated(settings: readonly Setting[]): void {
  const names = settings.map(({ name }) => name)
  const repeated = names.find((name, at) => names.indexOf(name) !== at)
  if (repeated) throw badRequest(sentences.repeated(repeated))
}
