/** A JSON object, such as a resource. */
export type JsonObject = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const keyOf = (object: JsonObject, name: string) =>
  Object.keys(object).find((key) => key.toLowerCase() === name.toLowerCase())

/** Returns the value of an attribute. Names of attributes ignore letter case (RFC 7643, section 2.1). */
export function attribute(object: JsonObject, name: string): unknown {
  const key = keyOf(object, name)
  return key === undefined ? undefined : object[key]
}

/** Returns a copy with this attribute; without it if the value is undefined. */
export function withAttribute(object: JsonObject, name: string, value: unknown): JsonObject {
  const key = keyOf(object, name) ?? name
  const others = Object.entries(object).filter(([other]) => other !== key)
  return Object.fromEntries(value === undefined ? others : [...others, [key, value]])
}
