import {
  type Actor,
  type ClientConnector,
  can,
  type Id,
  type PropertySpec,
  propertiesOf,
} from '@tributary/domain'
import { nameError } from '../../common/validation/name.ts'
import { connectorsMessages } from '../connectors.messages.ts'
import { secretsToEnterAgain } from './bound-secrets.ts'
import { editorMessages } from './editor.messages.ts'
import { propertyError } from './property-error.ts'
import { scheduleError } from './schedule.ts'
import { isReservedSchema, schemaNamed } from './target-schema.ts'

/** The properties editor as it is filled in. Connection strings are those of `buildConnectionString`. */
export type ConnectorForm = {
  name: string
  /** Blank for none. */
  schedule: string
  /** By property name; a blank secret keeps the stored one. */
  values: ReadonlyMap<string, string>
  /** Names of stored secrets that are to go, which a blank one cannot say. */
  cleared?: ReadonlySet<string>
  /** The licences it is to have; left out where they are not asked for. */
  licences?: readonly Id[]
}

/** The properties that this person may edit: the API path is a superadmin's (requirement CPROP-13). */
export const editableProperties = (type: string, viewer: Actor | null): PropertySpec[] =>
  propertiesOf(type).filter((spec) => !spec.superadminOnly || can(viewer, 'connectors.edit-api-path'))

/** Every message of the form by property name, and by `name` and `schedule`; empty when it may be sent. */
export function connectorFormErrors(
  type: string,
  form: ConnectorForm,
  connector: Pick<ClientConnector, 'properties'> | null,
  viewer: Actor | null,
): Map<string, string> {
  const stored = new Set(connector?.properties.map(({ name }) => name))
  const isKept = (name: string) => stored.has(name) && !form.cleared?.has(name)
  const kept = connector?.properties.filter(({ name }) => isKept(name)) ?? []
  const strays = secretsToEnterAgain(type, new Map(kept.map(({ name, value }) => [name, value])), form.values)
  // One whose parts cannot be told is kept although all of them are blank.
  const isOwn = (name: string) =>
    Boolean(form.values.get(name)?.trim()) || kept.some((one) => one.name === name && one.value === '')
  const messages: (readonly [string, string | null])[] = [
    ['name', nameError(form.name)],
    ['schedule', scheduleError(form.schedule)],
    ...strays.map((name) => [name, editorMessages.enterAgain] as const),
    ['target.schema', reservedSchema(form.values, isOwn)],
    ...editableProperties(type, viewer).map(
      ({ name }) => [name, propertyError(type, name, form.values.get(name) ?? '', isKept(name))] as const,
    ),
  ]
  return new Map(messages.flatMap(([name, message]) => (message === null ? [] : [[name, message]])))
}

/** What is wrong with a schema that may be anybody's in their own database, and is ours where we store the data. */
function reservedSchema(values: ConnectorForm['values'], isFilled: (name: string) => boolean): string | null {
  const schema = schemaNamed(values.get('target.schema') ?? '')
  if (schema === null || isFilled('target.connectionString')) return null
  return isReservedSchema(schema, 'ours') ? connectorsMessages.formats.schemaReserved : null
}
