import { type Client, safeName } from '@tributary/domain'
import { isSdkError } from '../client/sdk-error.ts'
import { foldCase } from '../common/lists/search.ts'
import { nameError } from '../common/validation/name.ts'
import { organisationsMessages } from './organisations.messages.ts'

/** What an administrator enters for an organisation; `code` is the Schema field (portal spec 2.13). */
export type OrganisationForm = { name: string; code: string }

/** The labels of the organisation fields (requirements ORG-05 and ORG-06). */
export const organisationLabels = { key: 'Key', name: 'Name', code: 'Schema' } as const

/** What the fields hold at first: nothing for a new organisation. */
export const organisationForm = (known: Client | null): OrganisationForm => ({
  name: known?.name ?? '',
  code: known?.code ?? '',
})

/** A schema is named by at most so many characters. */
export const SCHEMA_MAXIMUM = 63

/** The message of one field, null when it holds: a name is required, a schema is not (requirement VALID-11). */
export function organisationError(field: keyof OrganisationForm, form: OrganisationForm): string | null {
  if (field === 'name') return nameError(form.name)
  const code = form.code.trim()
  if (code === '') return null
  if (code.length > SCHEMA_MAXIMUM) return `At most ${SCHEMA_MAXIMUM} characters.`
  return safeName(code) === '' ? organisationsMessages.noSchemaName : null
}

/** Which schema of the database the words in the Schema field stand for; null when for none. */
export const schemaNameOf = (code: string): string | null => safeName(code.trim()) || null

/** Whether another of these organisations already has the name, whatever its letter case: allowed, but worth a word. */
export function hasSameName(name: string, key: string, organisations: readonly Client[]): boolean {
  const folded = foldCase(name.trim())
  return folded !== '' && organisations.some((other) => other.key !== key && foldCase(other.name) === folded)
}

/**
 * What to send: the schema only when it has been changed, so that nobody takes back what somebody else has just changed
 * it to. An empty one takes it away.
 */
export function organisationToSave(form: OrganisationForm, key: string, known: Client | null) {
  const code = form.code.trim()
  return { key, name: form.name.trim(), ...(code !== (known?.code ?? '') && { code }) }
}

/** Why the server refused the schema; null when a save failed for another reason. */
export function schemaRefusal(error: unknown, known: Client | null): string | null {
  const { noSchemaName, schemaTaken, tablesStay } = organisationsMessages
  const sentences: readonly string[] = [noSchemaName, schemaTaken, tablesStay(known?.code ?? '')]
  const said = isSdkError(error) ? error.messages : []
  return said.find((sentence) => sentences.includes(sentence)) ?? null
}
