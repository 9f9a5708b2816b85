import { asSchema, type Json, type Schema } from '../openapi.ts'

/** One way in which a value of one schema is not a value of another. `at` is where, e.g. `data.Name`. */
export type Misfit = { at: string; kind: MisfitKind; detail: string }

/** A field that is not always there, not there at all, not foreseen; or of another type, value or extent. */
export type MisfitKind = 'missing' | 'gone' | 'unforeseen' | 'type' | 'value' | 'extent'

/** Looks a `$ref` up in its own document. */
export type Resolve = (schema: Schema) => Schema

export type Side = { schema: Schema; resolve: Resolve }

/** How values of `given` may fail to be values of `wanted`; nothing when every one of them is. */
export function schemaMisfits(given: Side, wanted: Side, at = '', seen: readonly string[] = []): Misfit[] {
  // A thing that holds things of its own kind has been compared when it comes round again.
  const pair = JSON.stringify([given.schema, wanted.schema])
  if (seen.includes(pair)) return []
  const [from, to] = [opened(given), opened(wanted)]
  const again: Compare = (one, other, where) => schemaMisfits(one, other, where, [...seen, pair])
  const alternatives = alternativesOf(from)
  if (alternatives.length > 1) return alternatives.flatMap((alternative) => again(alternative, to, at))
  return bestOf(
    alternativesOf(to).map((alternative) => compare(alternatives[0] ?? from, alternative, at, again)),
  )
}

type Compare = (given: Side, wanted: Side, at: string) => Misfit[]

const opened = ({ schema, resolve }: Side): Side => ({ schema: resolve(schema), resolve })

/** Each of the schemas of `anyOf`, and of several types each one. */
function alternativesOf({ schema, resolve }: Side): Side[] {
  const { anyOf, type } = schema
  if (Array.isArray(anyOf))
    return anyOf.flatMap((one) => alternativesOf({ schema: resolve(asSchema(one)), resolve }))
  if (Array.isArray(type)) return type.map((one) => ({ schema: { ...schema, type: one }, resolve }))
  return [{ schema, resolve }]
}

/** Of the alternatives that a value may fit, the one it comes closest to. */
const bestOf = (attempts: Misfit[][]): Misfit[] => attempts.toSorted((a, b) => weight(a) - weight(b))[0] ?? []

// Of another type altogether is further away than several fields that differ.
const weight = (misfits: Misfit[]): number =>
  misfits.reduce((sum, { kind }) => sum + (kind === 'type' ? 1_000 : 1), 0)

function compare(given: Side, wanted: Side, at: string, again: Compare): Misfit[] {
  const [from, to] = [given.schema, wanted.schema]
  if (to.type !== undefined && from.type !== to.type && !(from.type === 'integer' && to.type === 'number'))
    return [{ at, kind: 'type', detail: from.type === undefined ? 'anything' : String(from.type) }]
  return [
    ...valueMisfits(from, to, at),
    ...extentMisfits(from, to, at),
    ...itemMisfits(given, wanted, at, again),
    ...fieldMisfits(given, wanted, at, again),
  ]
}

const valuesOf = ({ const: only, enum: several }: Schema): readonly Json[] | undefined =>
  only === undefined ? (Array.isArray(several) ? several : undefined) : [only]

function valueMisfits(from: Schema, to: Schema, at: string): Misfit[] {
  const [given, wanted] = [valuesOf(from), valuesOf(to)]
  if (!wanted) return []
  if (!given) return [{ at, kind: 'value', detail: `something else than ${wanted.map(said).join(', ')}` }]
  return given
    .filter((value) => !wanted.includes(value))
    .map((value) => ({ at, kind: 'value', detail: said(value) }))
}

const said = (value: Json): string => JSON.stringify(value)

const lower = ['minLength', 'minItems', 'minimum']
const upper = ['maxLength', 'maxItems', 'maximum']

function extentMisfits(from: Schema, to: Schema, at: string): Misfit[] {
  if (valuesOf(from)) return []
  const limit = (keyword: string, none: number) => ({
    given: typeof from[keyword] === 'number' ? from[keyword] : none,
    wanted: typeof to[keyword] === 'number' ? to[keyword] : none,
  })
  const beyond = [
    ...lower.filter((keyword) => limit(keyword, -Infinity).given < limit(keyword, -Infinity).wanted),
    ...upper.filter((keyword) => limit(keyword, Infinity).given > limit(keyword, Infinity).wanted),
    ...(to.pattern !== undefined && to.pattern !== from.pattern ? ['pattern'] : []),
  ]
  return beyond.map((keyword) => ({ at, kind: 'extent', detail: `${keyword} ${said(to[keyword] ?? null)}` }))
}

function itemMisfits(given: Side, wanted: Side, at: string, again: Compare): Misfit[] {
  if (given.schema.type !== 'array' || wanted.schema.items === undefined) return []
  return again(part(given, given.schema.items), part(wanted, wanted.schema.items), `${at}[]`)
}

function fieldMisfits(given: Side, wanted: Side, at: string, again: Compare): Misfit[] {
  const [from, to] = [fieldsOf(given.schema), fieldsOf(wanted.schema)]
  const path = (name: string) => (at ? `${at}.${name}` : name)
  const known = Object.entries(to.fields).flatMap(([name, field]): Misfit[] => {
    const there = from.fields[name]
    if (there === undefined) {
      if (from.closed && !to.required.includes(name)) return []
      return [{ at: path(name), kind: from.closed ? 'missing' : 'gone', detail: '' }]
    }
    const missing = to.required.includes(name) && !from.required.includes(name)
    return [
      ...(missing ? [{ at: path(name), kind: 'missing', detail: '' } as const] : []),
      ...again(part(given, there), part(wanted, field), path(name)),
    ]
  })
  const unforeseen = to.closed ? Object.keys(from.fields).filter((name) => !(name in to.fields)) : []
  return [...known, ...unforeseen.map((name): Misfit => ({ at: path(name), kind: 'unforeseen', detail: '' }))]
}

const fieldsOf = ({ properties, required, additionalProperties }: Schema) => ({
  fields: asSchema(properties),
  required: Array.isArray(required) ? required : [],
  closed: additionalProperties === false,
})

const part = ({ resolve }: Side, schema: Json | undefined): Side => ({ schema: asSchema(schema), resolve })
