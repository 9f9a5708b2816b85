import { SourceFailure } from '../source-failure.ts'
import { propertyMessages } from './property.messages.ts'

/** A property that cannot be used. People correct it in the settings of the connector. */
export const unusable = (sentence: string) => new SourceFailure(sentence, { code: 'settings' })

/** Returns how to read properties that must have a value. */
export const requiredIn = (properties: ReadonlyMap<string, string>) => (name: string) => {
  const value = properties.get(name)?.trim()
  if (!value) throw unusable(propertyMessages.missing(name))
  return value
}
