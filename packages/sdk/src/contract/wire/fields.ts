import * as z from 'zod/mini'

/** An opaque id: text or number (contract, section 0). */
export const id = z.union([z.string(), z.number()])

/** Text that may not be missing. */
export const text = z.string()

/** Text that may not be empty nor longer than so many characters. */
export const textUpTo = /* @__NO_SIDE_EFFECTS__ */ (most: number) =>
  z.string().check(z.minLength(1), z.maxLength(most))

/** A flag; missing or null reads as false. */
export const flag = z.codec(z.nullish(z.boolean()), z.boolean(), {
  decode: (wire) => wire ?? false,
  encode: (value) => value,
})

/** Missing and null both read as null (requirement DATA-30). */
export const orNull = /* @__NO_SIDE_EFFECTS__ */ <Value>(schema: z.ZodMiniType<Value, unknown>) =>
  z.codec(z.nullish(schema), z.custom<Value | null>(), {
    decode: (wire) => wire ?? null,
    encode: (value) => value,
  })

/** A list; missing or null reads as empty. */
export const listOf = /* @__NO_SIDE_EFFECTS__ */ <Value>(item: z.ZodMiniType<Value, unknown>) =>
  z.codec(z.nullish(z.array(item)), z.custom<Value[]>(Array.isArray), {
    decode: (wire) => wire ?? [],
    encode: (value) => value,
  })
