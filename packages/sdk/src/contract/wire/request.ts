import * as z from 'zod/mini'
import type { Field } from './entity.ts'
import { trusted } from './trusted.ts'
import { writtenNames } from './written-names.ts'

// biome-ignore lint/suspicious/noExplicitAny: any field fits. ValueOf infers its type.
type Fields = Readonly<Record<string, Field<any>>>
type ValueOf<F> = F extends Field<infer Value> ? Value : never
/** The input of a call in our names. Fields that may be missing are optional. */
export type RequestOf<F extends Fields> = {
  // Both are mapped over all fields, so that editors show the fields' comments.
  -readonly [Name in keyof F as undefined extends ValueOf<F[Name]> ? never : Name]: ValueOf<F[Name]>
} & {
  -readonly [Name in keyof F as undefined extends ValueOf<F[Name]> ? Name : never]?: ValueOf<F[Name]>
}

/** Describes a request's body once for both directions. Unknown fields are rejected. */
export const request = /* @__NO_SIDE_EFFECTS__ */ <const F extends Fields>(
  fields: F,
): z.ZodMiniType<RequestOf<F>, unknown> => {
  const rows = Object.entries(fields)
  const wire = z.strictObject(Object.fromEntries(rows.map(([, [wireName, schema]]) => [wireName, schema])))
  const names = rows.map(([name, [wireName]]) => [name, wireName] as const)
  return z.codec(wire, trusted<RequestOf<F>>(), {
    // The type is derived from `fields`, which the compiler cannot infer here.
    decode: (read) =>
      renamed(
        read,
        rows.map(([name, [wireName]]) => [wireName, name]),
      ) as RequestOf<F>,
    encode: (value) => {
      writtenNames.set(value, names)
      return renamed(value, names)
    },
  })
}

/** Renames the existing fields. Missing ones stay missing. */
function renamed(source: object, names: readonly (readonly [from: string, to: string])[]) {
  const result: Record<string, unknown> = {}
  for (const [from, to] of names) {
    const value: unknown = Reflect.get(source, from)
    if (value !== undefined) result[to] = value
  }
  return result
}
