import {
  type Actor,
  type ClientConnector,
  can,
  type Id,
  type PropertySpec,
  propertiesOf,
  type TypeOrKind,
} from '@tributary/domain'
import { nameError } from '../../common/validation/name.ts'
import { connectorsMessages } from '../connectors.messages.ts'
import { secretsToEnterAgain } from './bound-secrets.ts'
import { editorMessages } from './editor.messages.ts'
import { propertyError } from './property-error.ts'
import { scheduleError } from './schedule.ts'
import { isReservedSchema, schemaNamed } from './target-schema.ts'

/** The filled-in properties editor, with connection strings as `buildConnectionString` writes them. */
export type ConnectorForm = {
  /** The name on screen. */
  name: string
  /** Blank for no schedule. */
  schedule: string
  /** By property name. A blank secret keeps the stored one. */
  values: ReadonlyMap<string, string>
  /** Names of stored secrets to remove. A blank value cannot express that. */
  cleared?: ReadonlySet<string>
  /** The licences it should have; undefined when licences are not editable. */
  licences?: readonly Id[]
  /** The users who may see a new connector; undefined to leave them as they are. */
  users?: readonly Id[]
}

/** Returns the properties that the viewer's form sends. Only superadmins edit the API path. */
export const editableProperties = (type: TypeOrKind, viewer: Actor | null): PropertySpec[] =>
  propertiesOf(type).filter(
    (spec) => !spec.managed && (!spec.superadminOnly || can(viewer, 'connectors.edit-api-path')),
  )

/** Returns every message of the form by property name, `name` and `schedule`; empty when it may be sent. */
export function connectorFormErrors(
  type: TypeOrKind,
  form: ConnectorForm,
  connector: Pick<ClientConnector, 'properties'> | null,
  viewer: Actor | null,
): Map<string, string> {
  const stored = new Set(connector?.properties.map(({ name }) => name))
  const isKept = (name: string) => stored.has(name) && !form.cleared?.has(name)
  const kept = connector?.properties.filter(({ name }) => isKept(name)) ?? []
  const strays = secretsToEnterAgain(type, new Map(kept.map(({ name, value }) => [name, value])), form.values)
  // A connection string with hidden parts is kept although they are all blank.
  const isOwn = (name: string) =>
    Boolean(form.values.get(name)?.trim()) || kept.some((one) => one.name === name && one.value === '')
  const messages: (readonly [string, string | null])[] = [
    ['name', nameError(form.name)],
    ['schedule', scheduleError(form.schedule, type)],
    ...strays.map((name) => [name, editorMessages.enterAgain] as const),
    ['target.schema', reservedSchema(form.values, isOwn)],
    ...editableProperties(type, viewer).map(
      ({ name }) => [name, propertyError(type, name, form.values.get(name) ?? '', isKept(name))] as const,
    ),
  ]
  return new Map(messages.flatMap(([name, message]) => (message === null ? [] : [[name, message]])))
}

/**
 * Returns the message for a schema name. In a customer's own database any name is allowed; where we store the data,
 * some are reserved.
 */
function reservedSchema(values: ConnectorForm['values'], isFilled: (name: string) => boolean): string | null {
  const schema = schemaNamed(values.get('target.schema') ?? '')
  if (schema === null || isFilled('target.connectionString')) return null
  return isReservedSchema(schema, 'ours') ? connectorsMessages.formats.schemaReserved : null
}
