/** A number of JSON that a double cannot hold. `JSON.stringify` writes its digits unchanged. */
export type ExactNumber = { readonly rawJSON: string }

type Context = { readonly source?: string }

/** Standard functions that TypeScript's library does not declare yet. */
const { isRawJSON, rawJSON, parse } = JSON as unknown as {
  isRawJSON(value: unknown): value is ExactNumber
  rawJSON(text: string): ExactNumber
  parse(text: string, reviver?: (key: string, value: unknown, context: Context) => unknown): unknown
}

export const isExactNumber = isRawJSON

/** Every number with up to this many digits is the same after a round trip through a double. */
const EXACT_DIGITS = 15
/** Finds texts that may have longer numbers. Other texts are parsed without looking at each number. */
const LONG_NUMBER = /(?<=[[:,\s])-?\d[\d.]*(?:[\d.]{15}|[eE][+-]?\d)/

/** Parses JSON without losing digits: a number that a double cannot hold becomes an {@link ExactNumber}. */
export function parseExactJson(text: string): unknown {
  if (!LONG_NUMBER.test(text)) return parse(text)
  return parse(text, (_, value, { source }) =>
    typeof value === 'number' && source !== undefined && !isExact(value, source) ? rawJSON(source) : value,
  )
}

/** Numbers closer to zero than this have fewer digits than others. */
const SMALLEST_EXACT = 2.3e-308

function isExact(value: number, source: string): boolean {
  if (String(value) === source) return true
  const digits = source.replace(/e.*$/i, '').replace(/\D/g, '')
  const isInRange = Number.isFinite(value) && (Math.abs(value) >= SMALLEST_EXACT || /^0*$/.test(digits))
  return isInRange && digits.length <= EXACT_DIGITS
}
