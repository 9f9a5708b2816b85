import {
  displayNameOf,
  isExcel,
  kindOf,
  type PropertySpec,
  propertiesOf,
  type TypeOrKind,
} from '@tributary/domain'
import { wordsOf } from '../../common/text/words.ts'
import { connectorsMessages } from '../connectors.messages.ts'

/** Returns the label of a property: the last part of its name, as words. */
export const propertyLabel = (name: string): string => wordsOf(name.slice(name.lastIndexOf('.') + 1))

/** Returns the label of a connection string key: "data source" is "Data Source". */
export const connectionKeyLabel = (key: string): string => key.split(' ').map(wordsOf).join(' ')

/** A section of the properties editor. The first one, with the connector's name, has no properties. */
export type EditorSection = {
  /** The heading on screen. */
  heading: string
  /** A sentence below the heading; null without one. */
  hint: string | null
  /** The properties, in the order of their fields. */
  properties: readonly PropertySpec[]
  /** Whether most connectors leave it empty, so that it can be collapsed. */
  optional: boolean
}

/** Returns the non-empty sections of the properties editor for a connector type. */
export function editorSections(type: TypeOrKind, maySeeApiPath: boolean): EditorSection[] {
  const { general, ownSettings, yourDatabase, yourDatabaseHint, excelDatabaseHint } =
    connectorsMessages.editor
  const hint = isExcel(kindOf(type)?.type ?? '') ? excelDatabaseHint : yourDatabaseHint
  const visible = (spec: PropertySpec) =>
    spec.fixed === undefined && !spec.managed && (maySeeApiPath || !spec.superadminOnly)
  const own: readonly PropertySpec[] = kindOf(type)?.properties ?? []
  const target = propertiesOf(type).slice(own.length)
  const required = { hint: null, optional: false }
  const settings = {
    ...required,
    heading: ownSettings(displayNameOf(type)),
    properties: own.filter(visible),
  }
  return [
    { ...required, heading: general, properties: [] },
    ...(settings.properties.length > 0 ? [settings] : []),
    { heading: yourDatabase, hint, properties: target, optional: true },
  ]
}
