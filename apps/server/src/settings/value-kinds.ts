import { z } from 'zod'

/** What a variable may contain. */
export type ValueKind<Check extends z.ZodType = z.ZodType> = {
  readonly check: Check
  /** Continues "The variable must be …". */
  readonly type: string
  readonly unit?: string
  /** The value without the variable, or how it is derived. */
  readonly default?: string
}

type NumberRange = { readonly from: number; readonly to: number; readonly unit?: string }

export const wholeNumber = ({ from, to, unit }: NumberRange) => ({
  check: z.coerce.number().int().min(from).max(to),
  type: `a whole number from ${from} to ${to}`,
  ...(unit && { unit }),
})

export const number = ({ from, to, unit }: NumberRange) => ({
  check: z.coerce.number().min(from).max(to),
  type: `a number from ${from} to ${to}`,
  ...(unit && { unit }),
})

export const flag = {
  check: z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1'),
  type: '`true` or `false`',
}

export const choice = <const Options extends readonly [string, ...string[]]>(options: Options) => ({
  check: z.enum(options),
  type: `one of ${options.map((option) => `\`${option}\``).join(', ')}`,
})

export const text = { check: z.string(), type: 'a text' }

/** A text with its own check, which the description of its type explains. */
export const textLike = (pattern: RegExp, type: string) => ({ check: z.string().regex(pattern), type })

export const urlOf = (protocol: RegExp, type: string) => ({ check: z.url({ protocol }), type })

/** A kind whose variable may be missing. */
export const optional = <Check extends z.ZodType>(kind: ValueKind<Check>, derived?: string) => ({
  ...kind,
  check: kind.check.optional(),
  ...(derived !== undefined && { default: derived }),
})

/** A kind with a value for a missing variable. */
export const withDefault = <Output>(
  kind: ValueKind<z.ZodType<Output>>,
  value: Output & (string | number | boolean),
) => ({
  ...kind,
  check: kind.check.optional().transform((given): Output => given ?? value),
  ...(value !== '' && { default: `\`${value}\`` }),
})
