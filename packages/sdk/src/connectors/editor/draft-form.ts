import type { Actor, PropertySpec, TypeOrKind } from '@tributary/domain'
import { buildConnectionString, type ConnectionFields } from './connection-string.ts'
import { type ConnectorDraft, idsIn } from './connector-draft.ts'
import { type ConnectorForm, editableProperties } from './connector-form.ts'
import { clearFieldKey, draftFields, partName } from './draft-fields.ts'

/** Returns the connection string of a property from the parts in a draft. */
export function connectionOf(spec: PropertySpec, draft: ConnectorDraft): ConnectionFields {
  const held = (key: string) => draft[partName(spec.name, key)] ?? ''
  const flag = spec.keys?.includes('multipleActiveResultSets')
  return {
    dataSource: held('data source').trim(),
    initialCatalog: held('initial catalog').trim(),
    userId: held('user id').trim(),
    password: held('password'),
    multipleActiveResultSets: flag ? held('multipleActiveResultSets') === 'True' : null,
  }
}

/** Converts a draft into the form that is checked and sent. */
export function connectorForm(type: TypeOrKind, draft: ConnectorDraft, viewer: Actor | null): ConnectorForm {
  const specs = editableProperties(type, viewer)
  const entered = (spec: PropertySpec) =>
    spec.input === 'connection-string'
      ? buildConnectionString(connectionOf(spec, draft))
      : (spec.fixed ?? draft[spec.name] ?? '')
  const isCleared = (spec: PropertySpec) =>
    draftFields(spec).some(({ name }) => draft[clearFieldKey(name)] === 'yes' && draft[name] === '')
  const licences = idsIn(draft.licences)
  const users = idsIn(draft.users)
  return {
    name: draft.name,
    schedule: draft.schedule,
    values: new Map(specs.map((spec) => [spec.name, entered(spec)])),
    cleared: new Set(specs.filter(isCleared).map(({ name }) => name)),
    ...(licences && { licences }),
    ...(users && { users }),
  }
}
