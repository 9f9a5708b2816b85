import { type Client, safeName } from '@tributary/domain'
import { isSdkError } from '../client/sdk-error.ts'
import { catalogue, englishOf } from '../common/language/catalogue.ts'
import { foldCase } from '../common/lists/search.ts'
import { nameError } from '../common/validation/name.ts'
import { validationMessages } from '../common/validation/validation.messages.ts'
import { organisationsMessages } from './organisations.messages.ts'

/** The form of an organisation. `code` is the Schema field. */
export type OrganisationForm = {
  /** The name on screen. */
  name: string
  /** The name of its schema in the installation's database. */
  code: string
}

/** The labels of the organisation fields. */
export const organisationLabels = catalogue('organisation-labels', {
  key: 'Key',
  name: 'Name',
  code: 'Schema',
})

/** Returns the initial values of the fields. They are blank for a new organisation. */
export const organisationForm = (known: Client | null): OrganisationForm => ({
  name: known?.name ?? '',
  code: known?.code ?? '',
})

/** The maximum length of a schema name, in characters. */
export const SCHEMA_MAXIMUM = 63

/** Returns the error of one field, or null. A name is required, a schema is not. */
export function organisationError(field: keyof OrganisationForm, form: OrganisationForm): string | null {
  if (field === 'name') return nameError(form.name)
  const code = form.code.trim()
  if (code === '') return null
  if (code.length > SCHEMA_MAXIMUM) return validationMessages.atMostCharacters(SCHEMA_MAXIMUM)
  return safeName(code) === '' ? organisationsMessages.noSchemaName : null
}

/** Returns the database schema that the text in the Schema field names, or null. */
export const schemaNameOf = (code: string): string | null => safeName(code.trim()) || null

/** Whether another organisation has the same name in any letter case. This is allowed, so it is only a warning. */
export function hasSameName(name: string, key: string, organisations: readonly Client[]): boolean {
  const folded = foldCase(name.trim())
  return folded !== '' && organisations.some((other) => other.key !== key && foldCase(other.name) === folded)
}

/**
 * Returns the request body. It has the schema only if the user has changed it, so that a save does not undo
 * another user's change. A blank schema removes it.
 */
export function organisationToSave(form: OrganisationForm, key: string, known: Client | null) {
  const code = form.code.trim()
  return { key, name: form.name.trim(), ...(code !== (known?.code ?? '') && { code }) }
}

/** Returns why the server rejected the schema, or null if the save failed for another reason. */
export function schemaRefusal(error: unknown, known: Client | null): string | null {
  const refusals = (text: typeof organisationsMessages) => [
    text.noSchemaName,
    text.schemaTaken,
    text.tablesStay(known?.code ?? ''),
  ]
  const messages = isSdkError(error) ? error.messages : []
  const found = refusals(englishOf(organisationsMessages)).findIndex((sentence) =>
    messages.includes(sentence),
  )
  return refusals(organisationsMessages)[found] ?? null
}
