import { displayNameOf, kindOf, type PropertySpec, propertiesOf } from '@tributary/domain'
import { wordsOf } from '../../common/text/words.ts'
import { connectorsMessages } from '../connectors.messages.ts'

/** What a property is called on screen: the last part of its name, in words (requirement CPROP-24). */
export const propertyLabel = (name: string): string => wordsOf(name.slice(name.lastIndexOf('.') + 1))

/** What a part of a connection string is called on screen, by its key: "data source" is "Data Source". */
export const connectionKeyLabel = (key: string): string => key.split(' ').map(wordsOf).join(' ')

/** A part of the properties editor; the first one, with the connector's name, has no properties. */
export type EditorSection = {
  heading: string
  hint: string | null
  properties: readonly PropertySpec[]
  /** Whether most connectors do without it, so that it can be collapsed while nothing is entered. */
  optional: boolean
}

/** The parts of the properties editor of a connector type, those without anything in them left out (requirement CPROP-24). */
export function editorSections(type: string, maySeeApiPath: boolean): EditorSection[] {
  const { general, ownSettings, yourDatabase, yourDatabaseHint } = connectorsMessages.editor
  const visible = (spec: PropertySpec) => maySeeApiPath || !spec.superadminOnly
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
    { heading: yourDatabase, hint: yourDatabaseHint, properties: target, optional: true },
  ]
}
