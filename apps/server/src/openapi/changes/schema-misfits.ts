import { asSchema, type Json, type Schema } from '../openapi.ts'

/** A reason why a value of one schema does not fit another. `at` is the path, e.g. `data.Name`. */
export type Misfit = { at: string; kind: MisfitKind; detail: string }

/** A field that may be missing, was removed or is unknown, or a different type, value or limit. */
export type MisfitKind = 'missing' | 'gone' | 'unforeseen' | 'type' | 'value' | 'extent'

/** Resolves a `$ref` in its document. */
export type Resolve = (schema: Schema) => Schema

export type Side = { schema: Schema; resolve: Resolve }

/** Returns the reasons why values of `given` may not fit `wanted`; empty if all fit. */
export function schemaMisfits(given: Side, wanted: Side, at = '', seen: readonly string[] = []): Misfit[] {
  // A recursive schema has been compared when it occurs again.
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

/** Returns the alternatives of `anyOf` and of a list of types. */
function alternativesOf({ schema, resolve }: Side): Side[] {
  const { anyOf, type } = schema
  if (Array.isArray(anyOf))
    return anyOf.flatMap((one) => alternativesOf({ schema: resolve(asSchema(one)), resolve }))
  if (Array.isArray(type)) return type.map((one) => ({ schema: { ...schema, type: one }, resolve }))
  return [{ schema, resolve }]
}

/** Returns the misfits with the closest alternative. */
const bestOf = (attempts: Misfit[][]): Misfit[] => attempts.toSorted((a, b) => weight(a) - weight(b))[0] ?? []

// A different type is further away than several different fields.
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
  if (!given) return [{ at, kind: 'value', detail: `different from ${wanted.map(said).join(', ')}` }]
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
