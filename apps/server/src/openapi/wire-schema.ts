import { entities } from '@tributary/sdk/contract'
import * as z from 'zod/v4/core'
import { documentation } from './descriptions.ts'
import { asSchema, type Schema } from './openapi.ts'

const LOCAL = '#/$defs/'
const SHARED = '#/components/schemas/'

/** `helperTable` of the contract's entities is `HelperTable` in the document. */
const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

for (const [name, schema] of Object.entries(entities)) documentation.add(schema, { id: pascal(name) })

/** Shared schemas of the document, by name. */
export type Components = Map<string, Schema>

/** Returns the JSON Schema of the wire format. Collects its entities in `components`. */
export function wireSchema(schema: z.$ZodType, components: Components): Schema {
  // The input side of a codec is the wire format.
  const generated: unknown = z.toJSONSchema(schema, {
    io: 'input',
    metadata: documentation,
    target: 'draft-2020-12',
  })
  const { $schema, $defs, ...own } = tidy(generated)
  for (const [name, definition] of Object.entries(asSchema($defs))) components.set(name, asSchema(definition))
  return own
}

/** Refers to the document's components. Removes empty schemas, and alternatives for lenient readers only. */
function tidy(generated: unknown): Schema {
  return asSchema(JSON.parse(JSON.stringify(generated), (key, value) => tidied(key, value)))
}

function tidied(key: string, value: unknown): unknown {
  if (key === '$ref' && typeof value === 'string') return value.replace(LOCAL, SHARED)
  // Every response may gain fields, so the document does not repeat that for each object.
  if (key === 'additionalProperties' && isObject(value) && Object.keys(value).length === 0) return undefined
  if (isObject(value) && Array.isArray(value.anyOf)) return bareList(value) ?? value
  return value
}

/** The SDK also accepts `{data: […]}` for a list, but the server always sends the bare list. */
function bareList({ anyOf, ...others }: Record<string, unknown>): unknown {
  const [list, wrapped, ...more]: unknown[] = Array.isArray(anyOf) ? anyOf : []
  if (more.length > 0 || !isObject(list) || !isObject(wrapped) || list.type !== 'array') return undefined
  const wraps = JSON.stringify(wrapped.properties) === JSON.stringify({ data: list })
  return wraps ? { ...list, ...others } : undefined
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
