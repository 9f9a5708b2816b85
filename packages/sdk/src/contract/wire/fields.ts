import * as z from 'zod/mini'
import { trusted } from './trusted.ts'

/** An opaque id, text or a number. */
export const id = z.union([z.string(), z.number()])

/** Required text. */
export const text = z.string()

/** Text of one to `most` characters. */
export const textUpTo = /* @__NO_SIDE_EFFECTS__ */ (most: number) =>
  z.string().check(z.minLength(1), z.maxLength(most))

/** The most rows of a list: 1 to 1,000. */
export const upToThousand = /* @__PURE__ */ z.codec(
  z.string().check(z.regex(/^([1-9]\d{0,2}|1000)$/)),
  z.number(),
  { decode: Number, encode: String },
)

/** A boolean. Missing or null reads as false. */
export const flag = z.codec(z.nullish(z.boolean()), trusted<boolean>(), {
  decode: (wire) => wire ?? false,
  encode: (value) => value,
})

/** Missing and null both read as null. */
export const orNull = /* @__NO_SIDE_EFFECTS__ */ <Value>(schema: z.ZodMiniType<Value, unknown>) =>
  z.codec(z.nullish(schema), trusted<Value | null>(), {
    decode: (wire) => wire ?? null,
    encode: (value) => value,
  })

/** A list. Missing or null reads as empty. */
export const listOf = /* @__NO_SIDE_EFFECTS__ */ <Value>(item: z.ZodMiniType<Value, unknown>) =>
  z.codec(z.nullish(z.array(item)), trusted<Value[]>(), {
    decode: (wire) => wire ?? [],
    encode: (value) => value,
  })
