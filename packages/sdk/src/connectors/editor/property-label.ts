import { isExcel, kindOf, type PropertySpec, propertiesOf, type TypeOrKind } from '@tributary/domain'
import { textNamed } from '../../common/language/text-named.ts'
import { wordsOf } from '../../common/text/words.ts'
import { connectorsMessages } from '../connectors.messages.ts'
import { kindMessages } from '../kinds/kind.messages.ts'
import { typeTitle } from '../kinds/kind-text.ts'

const lastPartOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1)

/** Returns the English label of a property: the last part of its name, as words. Sentences of the server contain it. */
export const englishPropertyLabel = (name: string): string => wordsOf(lastPartOf(name))

/** Returns the label of a property: the last part of its name, as words of the language that is shown. */
export const propertyLabel = (name: string): string =>
  textNamed(kindMessages.properties, lastPartOf(name)) ?? englishPropertyLabel(name)

/** Returns the label of a connection string key: "data source" is "Data Source". */
export const connectionKeyLabel = (key: string): string =>
  textNamed(kindMessages.connectionKeys, key) ?? key.split(' ').map(wordsOf).join(' ')

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
    heading: ownSettings(typeTitle(type)),
    properties: own.filter(visible),
  }
  return [
    { ...required, heading: general, properties: [] },
    ...(settings.properties.length > 0 ? [settings] : []),
    { heading: yourDatabase, hint, properties: target, optional: true },
  ]
}
