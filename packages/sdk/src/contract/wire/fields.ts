import * as z from 'zod/mini'
import { trusted } from './trusted.ts'

/** An opaque id, text or a number. */
export const id = z.union([z.string(), z.number()])

/** Required text. */
export const text = z.string()

/** Text of one to `most` characters. */
export const textUpTo = /* @__NO_SIDE_EFFECTS__ */ (most: number) =>
  z.string().check(z.minLength(1), z.maxLength(most))

/** The texts of {@link upToThousand}. */
export const UP_TO_THOUSAND = /^([1-9]\d{0,2}|1000)$/
/** The texts of {@link upToHundred}. */
export const UP_TO_HUNDRED = /^([1-9]\d?|100)$/

const numberIn = /* @__NO_SIDE_EFFECTS__ */ (pattern: RegExp) =>
  z.codec(z.string().check(z.regex(pattern)), z.number(), { decode: Number, encode: String })

/** The most rows of a list: 1 to 1,000. */
export const upToThousand = /* @__PURE__ */ numberIn(UP_TO_THOUSAND)

/** The most rows of a short list: 1 to 100. */
export const upToHundred = /* @__PURE__ */ numberIn(UP_TO_HUNDRED)

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
