import * as z from 'zod/v4/core'

/** The names and descriptions of schemas in the document. */
export const documentation = z.registry<{ id?: string; description?: string }>()

/**
 * Returns a copy of a schema with a description, or of a field, which is a name and a schema. The original stays as it
 * is, because many fields share one schema. Everything else is returned unchanged.
 */
export function described<Value>(value: Value, description: string): Value
export function described(value: unknown, description: string): unknown {
  if (Array.isArray(value)) return value.map((part) => described(part, description))
  if (!(value instanceof z.$ZodType)) return value
  const copy = z.clone(value)
  documentation.add(copy, { description })
  return copy
}
