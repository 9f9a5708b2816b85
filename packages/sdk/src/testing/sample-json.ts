import type * as z from 'zod/mini'
import { toJSONSchema } from 'zod/mini'

type Json = Record<string, unknown>

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const asJson = (value: unknown): Json => (isJson(value) ? value : {})
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Returns the smallest JSON that a schema of the contract accepts, for example `sampleJson(listAreas.response)`. */
export function sampleJson(schema: z.ZodMiniType): unknown {
  // The input side of a codec is the wire format.
  const { $defs, ...root } = asJson(toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  return sampleOf(root, asJson($defs))
}

function sampleOf(schema: Json, shared: Json): unknown {
  const { $ref, anyOf, oneOf, allOf } = schema
  if (typeof $ref === 'string') return sampleOf(asJson(shared[$ref.replace('#/$defs/', '')]), shared)
  if ('const' in schema) return schema.const
  const choices = [...asList(anyOf), ...asList(oneOf)].map(asJson)
  if (choices[0]) return sampleOf(choices[0], shared)
  if (Array.isArray(allOf)) return Object.assign({}, ...allOf.map((part) => sampleOf(asJson(part), shared)))
  return asList(schema.enum)[0] ?? sampleOfType(schema, shared)
}

function sampleOfType(schema: Json, shared: Json): unknown {
  const { type, minItems, minimum, items } = schema
  switch ([type].flat()[0]) {
    case 'object':
      return sampleObject(schema, shared)
    case 'array':
      return Array.from({ length: Number(minItems ?? 0) }, () => sampleOf(asJson(items), shared))
    case 'string':
      return sampleText(schema)
    case 'number':
    case 'integer':
      return Math.max(1, Number(minimum ?? 1))
    case 'boolean':
      return false
    default:
      return null
  }
}

function sampleObject({ properties, required }: Json, shared: Json): Json {
  const needed = asList(required).map(String)
  return Object.fromEntries(needed.map((name) => [name, sampleOf(asJson(asJson(properties)[name]), shared)]))
}

function sampleText({ format, minLength }: Json): string {
  if (format === 'date-time') return '2026-11-21T07:15:00.000Z'
  if (format === 'email') return 'ana@acme.example'
  return 'x'.repeat(Math.max(1, Number(minLength ?? 1)))
}
