import { createHash, createHmac } from 'node:crypto'
import { isExactNumber } from '../../http/exact-json.ts'
import type { Budget } from './budget.ts'
import { argument, type Given, optionalText, textArgument } from './calls.ts'
import { ExpressionError } from './expression-error.ts'
import { extreme } from './functions.ts'
import { searchPattern } from './safe-pattern.ts'
import { areEqual, compared, isData, isTrue, jsonOf, numberIn, ownField, textOf } from './values.ts'

type Filters = Readonly<Record<string, (value: unknown, given: Given, budget: Budget) => unknown>>

const HASHES = new Set(['md5', 'sha1', 'sha224', 'sha256', 'sha384', 'sha512'])

/** The filters that expressions may use. */
const filters: Filters = {
  abs: (value) => Math.abs(numberOf(value)),
  base64encode: (value) => Buffer.from(textOf(value), 'utf8').toString('base64'),
  base64decode: (value) => Buffer.from(textOf(value), 'base64').toString('utf8'),
  base64binascii_decode: (value) => Buffer.from(textOf(value), 'latin1').toString('base64'),
  capitalize: (value) => textOf(value).slice(0, 1).toUpperCase() + textOf(value).slice(1).toLowerCase(),
  count: (value) => lengthOf(value),
  d: usual,
  default: usual,
  first: (value) => listOf(value)[0],
  float: (value, given) => numberFrom(value) ?? argument(given, 0, 'default') ?? 0,
  hash: hashed,
  hmac: (value, given) =>
    createHmac('sha256', textArgument(given, 0, 'key'))
      .update(textOf(value))
      .digest('hex'),
  int: (value, given) => wholeFrom(value) ?? argument(given, 0, 'default') ?? 0,
  items: (value) => (isData(value) ? Object.entries(value) : []),
  join: joined,
  last: (value) => listOf(value).at(-1),
  length: (value) => lengthOf(value),
  list: (value) => listOf(value),
  lower: (value) => textOf(value).toLowerCase(),
  map: (value, given) => {
    const name = textArgument(given, 9, 'attribute')
    return listOf(value).map((item) => (isData(item) ? ownField(item, name) : undefined))
  },
  max: (value) => extreme({ values: [listOf(value)], named: {} }, 1),
  min: (value) => extreme({ values: [listOf(value)], named: {} }, -1),
  regex_search: (value, given) => searchPattern(textOf(value), textArgument(given, 0, 'regex'))?.[1] ?? '',
  replace: (value, given, budget) => replaced(textOf(value), given, budget),
  reverse: (value) =>
    typeof value === 'string' ? [...value].reverse().join('') : listOf(value).toReversed(),
  round: (value, given) => {
    const digits = numberIn(argument(given, 0, 'precision')) ?? 0
    return Number(numberOf(value).toFixed(Math.min(Math.max(Math.trunc(digits), 0), 20)))
  },
  sort: (value) => listOf(value).toSorted(compared),
  string: (value) => (typeof value === 'string' ? value : isPlain(value) ? textOf(value) : jsonOf(value)),
  sum: (value) => listOf(value).reduce<number>((sum, item) => sum + numberOf(item), 0),
  title: (value) =>
    textOf(value)
      .toLowerCase()
      .replace(/(?<![a-z])[a-z]/g, (letter) => letter.toUpperCase()),
  tojson: (value) => jsonOf(value),
  trim: (value) => textOf(value).trim(),
  unique: (value) => unique(listOf(value)),
  upper: (value) => textOf(value).toUpperCase(),
  urlencode: urlEncoded,
}

export const filterNamed = (name: string): Filters[string] | undefined =>
  Object.hasOwn(filters, name) ? filters[name] : undefined

const isPlain = (value: unknown) => typeof value !== 'object' || isExactNumber(value)

function usual(value: unknown, given: Given): unknown {
  const replacement = argument(given, 0, 'default_value') ?? ''
  const also = isTrue(argument(given, 1, 'boolean'))
  return value === undefined || (also && !isTrue(value)) ? replacement : value
}

function numberOf(value: unknown): number {
  const number = numberIn(value)
  if (number === undefined) throw new ExpressionError('an expression needs a number')
  return number
}

const NUMBER = /^\s*[+-]?\d+(?:\.\d+)?(?:e[+-]?\d{1,3})?\s*$/i

function numberFrom(value: unknown): number | undefined {
  if (typeof value !== 'string') return numberIn(value)
  return NUMBER.test(value) ? Number(value) : undefined
}

const wholeFrom = (value: unknown) => {
  const number = numberFrom(value)
  return number === undefined ? undefined : Math.trunc(number)
}

/** Returns the items of a value that has some: of a list, the names of an object, the characters of a text. */
export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  if (value === undefined) return []
  if (typeof value === 'string') return [...value]
  if (isData(value)) return Object.keys(value)
  throw new ExpressionError('an expression needs a list')
}

const lengthOf = (value: unknown) => listOf(value).length

function hashed(value: unknown, given: Given): string {
  const kind = optionalText(given, 0, 'hash_type') ?? 'md5'
  if (!HASHES.has(kind)) throw new ExpressionError('a kind of hash is not supported')
  const salt = argument(given, 1, 'salt')
  return createHash(kind)
    .update(textOf(value) + (isTrue(salt) ? textOf(salt) : ''))
    .digest('hex')
}

function joined(value: unknown, given: Given, budget: Budget): string {
  const separator = optionalText(given, 0, 'd') ?? ''
  const texts = listOf(value).map(textOf)
  const length = texts.reduce((sum, text) => sum + text.length + separator.length, 0)
  budget.spend(Math.ceil(length / 100))
  return texts.join(separator)
}

/** Refuses a result that would be too long before it is made. */
export function replaced(text: string, given: Given, budget: Budget): string {
  const [old, other] = [textArgument(given, 0, 'old'), textArgument(given, 1, 'new')]
  const places = old === '' ? text.length + 1 : text.split(old).length - 1
  budget.spend(Math.ceil((text.length + places * other.length) / 100))
  return text.replaceAll(old, () => other)
}

const unique = (items: readonly unknown[]) =>
  items.filter((item, at) => items.findIndex((other) => areEqual(other, item)) === at)

function urlEncoded(value: unknown): string {
  if (!isData(value)) return encodeURIComponent(textOf(value)).replaceAll('%2F', '/')
  const pairs = Object.entries(value).map(([name, inner]): [string, string] => [name, textOf(inner)])
  return new URLSearchParams(pairs).toString()
}
