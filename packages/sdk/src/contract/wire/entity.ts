import * as z from 'zod/mini'
import { trusted } from './trusted.ts'

/** The wire name of a field, and its schema. */
export type Field<Value> = readonly [wireName: string, schema: z.ZodMiniType<Value, unknown>]

type Fields<Entity> = { readonly [Name in keyof Entity]-?: Field<Entity[Name]> }

/** An entity's codec between our types and JSON. */
export type EntityCodec<Entity> = z.ZodMiniType<Entity, Record<string, unknown>>

/**
 * Describes an entity's wire form once for both directions. Reading keeps unknown fields. Writing
 * includes only the described ones.
 */
/* @__NO_SIDE_EFFECTS__ */ export function entity<Entity extends object>(
  fields: Fields<Entity>,
): EntityCodec<Entity> {
  const rows = Object.entries<Field<unknown>>(fields)
  const wire = z.looseObject(Object.fromEntries(rows.map(([, [wireName, schema]]) => [wireName, schema])))
  const wireNames = new Set(rows.map(([, [wireName]]) => wireName))
  const reading = rows.map(([name, [wireName]]) => [wireName, name] as const)
  const writing = rows.map(([name, [wireName]]) => [name, wireName] as const)
  return z.codec(wire, trusted<Entity>(), {
    // `Fields` covers every key of Entity, which the compiler cannot infer here.
    decode: (read) => withUnknown(read, wireNames, pick(read, reading)) as Entity,
    encode: (entity) => pick(entity, writing),
  })
}

type Renaming = readonly (readonly [from: string, to: string])[]

/** Adds unknown fields. Usually there are none, so this costs almost nothing. */
function withUnknown(source: object, known: ReadonlySet<string>, picked: object): object {
  if (Object.keys(source).every((name) => known.has(name))) return picked
  const unknown = Object.entries(source).filter(([name]) => !known.has(name))
  return { ...Object.fromEntries(unknown), ...picked }
}

function pick(source: object, names: Renaming): Record<string, unknown> {
  const picked: Record<string, unknown> = {}
  for (const [name, newName] of names) picked[newName] = Reflect.get(source, name)
  return picked
}
