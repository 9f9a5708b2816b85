import { BIGINT, BOOLEAN, DATE, NUMERIC, TIMESTAMPTZ } from '../column-type.ts'

const SPACE = 0x20
const MINUS = 0x2d
const PLUS = 0x2b
const DOT = 0x2e
const ZERO = 0x30
const COLON = 0x3a
const UPPER_T = 0x54
const UPPER_Z = 0x5a

const MAX_BIGINT_DIGITS = 18
const MAX_NUMERIC_DIGITS = 1_000
const MAX_FRACTION_OF_SECOND = 9

/**
 * Returns the types that fit the bytes from `start` to `end`, as bits. Surrounding spaces do not count. Numbers with
 * leading zeros or a plus sign are text: they are article and telephone numbers.
 */
export function valueFits(bytes: Uint8Array, start: number, end: number): number {
  let from = start
  let to = end
  while (from < to && bytes[from] === SPACE) from++
  while (to > from && bytes[to - 1] === SPACE) to--
  const first = bytes[from] ?? 0
  if (isDigit(first) || first === MINUS || first === DOT) return numberOrDateFits(bytes, from, to)
  return isBoolean(bytes, from, to) ? BOOLEAN : 0
}

const isDigit = (byte: number) => byte >= ZERO && byte < COLON

function numberOrDateFits(bytes: Uint8Array, from: number, to: number): number {
  const start = bytes[from] === MINUS ? from + 1 : from
  const wholeEnd = digitsEnd(bytes, start, to)
  const whole = wholeEnd - start
  if (wholeEnd < to && bytes[wholeEnd] === MINUS && whole === 4 && start === from)
    return dateFits(bytes, from, to)
  if (whole > 1 && bytes[start] === ZERO) return 0
  if (wholeEnd === to) return wholeNumberFits(whole)
  if (bytes[wholeEnd] !== DOT || wholeEnd + 1 === to) return 0
  return digitsEnd(bytes, wholeEnd + 1, to) === to && to - start <= MAX_NUMERIC_DIGITS ? NUMERIC : 0
}

function wholeNumberFits(digits: number): number {
  if (digits === 0 || digits > MAX_NUMERIC_DIGITS) return 0
  return digits <= MAX_BIGINT_DIGITS ? BIGINT | NUMERIC : NUMERIC
}

function digitsEnd(bytes: Uint8Array, from: number, to: number): number {
  let at = from
  while (at < to && isDigit(bytes[at] ?? 0)) at++
  return at
}

function dateFits(bytes: Uint8Array, from: number, to: number): number {
  if (to - from < 10 || bytes[from + 7] !== MINUS) return 0
  const year = number4(bytes, from)
  const month = number2(bytes, from + 5)
  const day = number2(bytes, from + 8)
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return 0
  if (to - from === 10) return DATE | TIMESTAMPTZ
  const separator = bytes[from + 10]
  return (separator === UPPER_T || separator === SPACE) && isTime(bytes, from + 11, to) ? TIMESTAMPTZ : 0
}

function isTime(bytes: Uint8Array, from: number, to: number): boolean {
  if (to - from < 5 || bytes[from + 2] !== COLON) return false
  if (!within(number2(bytes, from), 23) || !within(number2(bytes, from + 3), 59)) return false
  let at = from + 5
  if (bytes[at] === COLON && at < to) {
    if (to - at < 3 || !within(number2(bytes, at + 1), 59)) return false
    at = fractionEnd(bytes, at + 3, to)
  }
  return isZone(bytes, at, to)
}

function fractionEnd(bytes: Uint8Array, at: number, to: number): number {
  if (at >= to || bytes[at] !== DOT) return at
  const end = digitsEnd(bytes, at + 1, to)
  const digits = end - at - 1
  return digits >= 1 && digits <= MAX_FRACTION_OF_SECOND ? end : at
}

function isZone(bytes: Uint8Array, at: number, to: number): boolean {
  if (at === to) return true
  if (bytes[at] === UPPER_Z) return at + 1 === to
  if (bytes[at] !== PLUS && bytes[at] !== MINUS) return false
  const colon = bytes[at + 3] === COLON ? 1 : 0
  if (to - at !== 3 && to - at !== 5 + colon) return false
  return within(number2(bytes, at + 1), 14) && (to - at === 3 || within(number2(bytes, at + 3 + colon), 59))
}

const within = (value: number, highest: number) => value >= 0 && value <= highest

/** Reads two digits as a number; -1 when they are not digits. */
function number2(bytes: Uint8Array, at: number): number {
  const tens = bytes[at] ?? 0
  const ones = bytes[at + 1] ?? 0
  return isDigit(tens) && isDigit(ones) ? (tens - ZERO) * 10 + ones - ZERO : -1
}

function number4(bytes: Uint8Array, at: number): number {
  return number2(bytes, at) * 100 + number2(bytes, at + 2)
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

const words = [Buffer.from('true'), Buffer.from('false')]

function isBoolean(bytes: Uint8Array, from: number, to: number): boolean {
  return words.some(
    (word) =>
      word.length === to - from && word.every((byte, at) => ((bytes[from + at] ?? 0) | SPACE) === byte),
  )
}
