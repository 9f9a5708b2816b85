import type { Actor, PropertySpec, TypeOrKind } from '@tributary/domain'
import type { ConnectionFields } from './connection-string.ts'
import { editableProperties } from './connector-form.ts'
import { connectionKeyLabel, propertyLabel } from './property-label.ts'

/**
 * One field of the properties editor. Its name is the property's, with `/key` added for a part of a connection string.
 */
export type DraftField = {
  /** The name in the draft. */
  name: string
  /** The name of the property it belongs to. */
  property: string
  /** The label on screen. */
  label: string
  /** The kind of form field. */
  input: 'text' | 'date' | 'list' | 'flag' | 'choice'
  /** The values of a choice besides the blank default. */
  choices?: readonly string[]
  /** Whether it must be filled in. */
  required: boolean
  /** Typed as dots and never shown again. */
  secret: boolean
}

/** Returns the name under which a draft marks a saved secret for removal. */
export const clearFieldKey = (field: string): string => `clear ${field}`

const parts = {
  'data source': 'dataSource',
  'initial catalog': 'initialCatalog',
  'user id': 'userId',
  password: 'password',
  multipleActiveResultSets: 'multipleActiveResultSets',
} as const satisfies Record<string, keyof ConnectionFields>

/** Returns the part of a connection string for a key. */
export const partOf = (key: string) => (Object.hasOwn(parts, key) ? parts[key as keyof typeof parts] : null)
/** Returns the field name of a key of a connection string. */
export const partName = (property: string, key: string): string => `${property}/${key}`

/** Returns the fields of one property: one, those of its connection string, or none for a fixed value. */
export function draftFields(spec: PropertySpec): DraftField[] {
  const { name, input, required = false, secret = false, keys = [], choices } = spec
  if (spec.fixed !== undefined) return []
  if (input !== 'connection-string') {
    const label = spec.label ?? propertyLabel(name)
    return [{ name, property: name, label, input, required, secret, ...(choices && { choices }) }]
  }
  return keys.map((key) => ({
    name: partName(name, key),
    property: name,
    label: connectionKeyLabel(key),
    input: key === 'multipleActiveResultSets' ? 'flag' : 'text',
    required,
    secret: key === 'password',
  }))
}

/** Returns every field name of a draft in the order of the screen, with those that remove saved secrets. */
export function draftNames(type: TypeOrKind, viewer: Actor | null): string[] {
  const fields = editableProperties(type, viewer).flatMap(draftFields)
  const clears = fields.filter(({ secret }) => secret).map(({ name }) => clearFieldKey(name))
  return ['name', ...fields.map(({ name }) => name), 'schedule', 'users', 'licences', ...clears]
}
