import * as z from 'zod/mini'

/** How one of our fields is spelt and written on the wire. */
export type Field<Value> = readonly [wireName: string, schema: z.ZodMiniType<Value, unknown>]

type Fields<Entity> = { readonly [Name in keyof Entity]-?: Field<Entity[Name]> }

/** An entity's codec: our names and types on one side, whatever JSON holds on the other. */
export type EntityCodec<Entity> = z.ZodMiniType<Entity, Record<string, unknown>>

/**
 * Describes an entity's wire form once for both directions. Reading keeps fields it does not know
 * (requirement DATA-30); writing puts out the described ones and nothing else.
 */
export function entity<Entity extends object>(fields: Fields<Entity>): EntityCodec<Entity> {
  const rows = Object.entries<Field<unknown>>(fields)
  const wire = z.looseObject(Object.fromEntries(rows.map(([, [wireName, schema]]) => [wireName, schema])))
  return z.codec(wire, z.custom<Entity>(isObject), {
    // The table of fields is typed to cover every key of Entity, which the compiler cannot follow here.
    decode: (read) =>
      rename(
        read,
        rows.map(([name, [wireName]]) => [wireName, name]),
      ) as Entity,
    encode: (entity) =>
      pick(
        entity,
        rows.map(([name, [wireName]]) => [name, wireName]),
      ),
  })
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null

type Renaming = readonly (readonly [from: string, to: string])[]

function rename(source: object, names: Renaming): Record<string, unknown> {
  const known = new Set(names.map(([from]) => from))
  const unknown = Object.entries(source).filter(([name]) => !known.has(name))
  return { ...Object.fromEntries(unknown), ...pick(source, names) }
}

function pick(source: object, names: Renaming): Record<string, unknown> {
  const values = new Map<string, unknown>(Object.entries(source))
  return Object.fromEntries(names.map(([from, to]) => [to, values.get(from)]))
}
