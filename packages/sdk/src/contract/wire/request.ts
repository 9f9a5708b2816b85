import * as z from 'zod/mini'
import type { Field } from './entity.ts'
import { trusted } from './trusted.ts'

// The value's type stands in a place of its own, so any field fits here.
// biome-ignore lint/suspicious/noExplicitAny: a field of whatever type; ValueOf finds out which.
type Fields = Readonly<Record<string, Field<any>>>
type ValueOf<F> = F extends Field<infer Value> ? Value : never
type OptionalNames<F extends Fields> = {
  [Name in keyof F]: undefined extends ValueOf<F[Name]> ? Name : never
}[keyof F]

/** What a caller hands over, in our names; fields that may be left out are optional. */
export type RequestOf<F extends Fields> = {
  [Name in Exclude<keyof F, OptionalNames<F>>]: ValueOf<F[Name]>
} & {
  [Name in OptionalNames<F>]?: ValueOf<F[Name]>
}

/** Describes a request's body once for both directions. A field it does not know is refused (contract, section 0). */
export const request = /* @__NO_SIDE_EFFECTS__ */ <const F extends Fields>(
  fields: F,
): z.ZodMiniType<RequestOf<F>, unknown> => {
  const rows = Object.entries(fields)
  const wire = z.strictObject(Object.fromEntries(rows.map(([, [wireName, schema]]) => [wireName, schema])))
  return z.codec(wire, trusted<RequestOf<F>>(), {
    // The table of fields is what the type is made from, which the compiler cannot follow here.
    decode: (read) =>
      renamed(
        read,
        rows.map(([name, [wireName]]) => [wireName, name]),
      ) as RequestOf<F>,
    encode: (value) =>
      renamed(
        value,
        rows.map(([name, [wireName]]) => [name, wireName]),
      ),
  })
}

/** Renames what is there; what was left out stays left out. */
function renamed(source: object, names: readonly (readonly [from: string, to: string])[]) {
  const result: Record<string, unknown> = {}
  for (const [from, to] of names) {
    const value: unknown = Reflect.get(source, from)
    if (value !== undefined) result[to] = value
  }
  return result
}
