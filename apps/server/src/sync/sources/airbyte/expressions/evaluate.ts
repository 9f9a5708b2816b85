import type { Budget } from './budget.ts'
import type { Given } from './calls.ts'
import { ExpressionError, MissingValue } from './expression-error.ts'
import { filterNamed, listOf } from './filters.ts'
import { functionNamed } from './functions.ts'
import { callMethod } from './methods.ts'
import { Moment, Span } from './moment.ts'
import type { Arguments, Expression, Operator } from './syntax.ts'
import { testNamed } from './tests.ts'
import {
  areEqual,
  compared,
  type Data,
  isData,
  isTrue,
  numberIn,
  ownField,
  ownList,
  textOf,
} from './values.ts'

/** The names that an expression can read. */
export type Names = Readonly<Record<string, unknown>>

export type Evaluation = {
  readonly names: Names
  readonly now: Date
  readonly budget: Budget
}

type Kind<K extends Expression['kind']> = Extract<Expression, { kind: K }>

const evaluators: { [K in Expression['kind']]: (node: Kind<K>, on: Evaluation) => unknown } = {
  literal: ({ value }) => value,
  name: ({ name }, { names }) => ownField(names, name),
  list: ({ items }, on) => ownList(items.map((item) => evaluate(item, on))),
  object: ({ entries }, on) => objectOf(entries, on),
  field: ({ of, name }, on) => fieldOf(evaluate(of, on), name),
  item: ({ of, at }, on) => itemOf(evaluate(of, on), evaluate(at, on)),
  slice: (node, on) => sliceOf(node, on),
  call: ({ name, args }, on) => named(functionNamed(name), name)(given(args, on), on.now),
  method: ({ of, name, args }, on) => methodOf(evaluate(of, on), name, given(args, on), on),
  filter: ({ of, name, args }, on) =>
    named(filterNamed(name), name)(evaluate(of, on), given(args, on), on.budget),
  test: ({ of, name, negated }, on) => named(testNamed(name), name)(evaluate(of, on)) !== negated,
  not: ({ of }, on) => !isTrue(evaluate(of, on)),
  negative: ({ of }, on) => -numberOf(evaluate(of, on)),
  binary: (node, on) => binary(node, on),
  choice: ({ condition, then, otherwise }, on) => {
    if (isTrue(evaluate(condition, on))) return evaluate(then, on)
    return otherwise && evaluate(otherwise, on)
  },
}

/** Returns the value of an expression. Undefined is a missing value, null is `None`. */
export function evaluate(node: Expression, on: Evaluation): unknown {
  on.budget.spend(1)
  return on.budget.deeper(() => {
    const evaluator = evaluators[node.kind] as (node: Expression, on: Evaluation) => unknown
    const value = evaluator(node, on)
    return typeof value === 'string' ? on.budget.text(value) : value
  })
}

function named<T>(found: T | undefined, name: string): T {
  if (!found) throw new ExpressionError(`${name} is not supported`)
  return found
}

function given({ values, named: pairs }: Arguments, on: Evaluation): Given {
  const entries = pairs.map(([name, value]): [string, unknown] => [name, evaluate(value, on)])
  return { values: values.map((value) => evaluate(value, on)), named: ownObject(entries) }
}

/** Objects of expressions have no prototype, so that no field of theirs is inherited. */
function ownObject(entries: readonly (readonly [string, unknown])[]): Data {
  const made: Record<string, unknown> = Object.create(null)
  for (const [name, value] of entries) made[name] = value
  return made
}

const objectOf = (entries: Kind<'object'>['entries'], on: Evaluation) =>
  ownObject(entries.map(([name, value]) => [textOf(evaluate(name, on)), evaluate(value, on)]))

function fieldOf(value: unknown, name: string): unknown {
  if (value === undefined || value === null) throw new MissingValue(`${name} of a missing value`)
  if (value instanceof Moment) return momentField(value, name)
  return isData(value) ? ownField(value, name) : undefined
}

function momentField({ local, microseconds }: Moment, name: string): number | undefined {
  const fields = new Map([
    ['year', local.getUTCFullYear()],
    ['month', local.getUTCMonth() + 1],
    ['day', local.getUTCDate()],
    ['hour', local.getUTCHours()],
    ['minute', local.getUTCMinutes()],
    ['second', local.getUTCSeconds()],
    ['microsecond', microseconds],
  ])
  return fields.get(name)
}

function itemOf(value: unknown, at: unknown): unknown {
  if (value === undefined || value === null) throw new MissingValue('an item of a missing value')
  if (isData(value)) return ownField(value, textOf(at))
  if (!Array.isArray(value) && typeof value !== 'string') return undefined
  const index = numberIn(at)
  return index !== undefined && Number.isInteger(index) ? value.at(index) : undefined
}

function sliceOf({ of, from, to }: Kind<'slice'>, on: Evaluation): unknown {
  const value = evaluate(of, on)
  if (value === undefined) throw new MissingValue('a part of a missing value')
  if (!Array.isArray(value) && typeof value !== 'string')
    throw new ExpressionError('only lists and texts have parts')
  const [start, end] = [from && numberOf(evaluate(from, on)), to && numberOf(evaluate(to, on))]
  return value.slice(start, end)
}

function methodOf(of: unknown, name: string, args: Given, { budget }: Evaluation): unknown {
  if (of === undefined || of === null) throw new MissingValue(`${name} of a missing value`)
  return callMethod(of, name, args, budget)
}

function numberOf(value: unknown): number {
  const number = numberIn(value)
  if (number === undefined) throw new ExpressionError('an expression needs a number')
  return number
}

function binary({ operator, left, right }: Kind<'binary'>, on: Evaluation): unknown {
  const one = evaluate(left, on)
  if (operator === 'and') return isTrue(one) ? evaluate(right, on) : one
  if (operator === 'or') return isTrue(one) ? one : evaluate(right, on)
  return operators[operator](one, evaluate(right, on))
}

const operators: Record<Exclude<Operator, 'and' | 'or'>, (one: unknown, other: unknown) => unknown> = {
  '==': areEqual,
  '!=': (one, other) => !areEqual(one, other),
  '<': (one, other) => compared(one, other) < 0,
  '<=': (one, other) => compared(one, other) <= 0,
  '>': (one, other) => compared(one, other) > 0,
  '>=': (one, other) => compared(one, other) >= 0,
  in: (one, other) => isIn(one, other),
  'not in': (one, other) => !isIn(one, other),
  '+': plus,
  '-': minus,
  '*': (one, other) => numberOf(one) * numberOf(other),
  '/': (one, other) => numberOf(one) / divisor(other),
  '//': (one, other) => Math.floor(numberOf(one) / divisor(other)),
  '%': (one, other) => {
    const by = divisor(other)
    return ((numberOf(one) % by) + by) % by
  },
  '**': (one, other) => numberOf(one) ** numberOf(other),
  '~': (one, other) => textOf(one) + textOf(other),
}

function divisor(value: unknown): number {
  const number = numberOf(value)
  if (number === 0) throw new ExpressionError('an expression divides by zero')
  return number
}

function isIn(one: unknown, other: unknown): boolean {
  if (typeof other === 'string') return typeof one === 'string' && other.includes(one)
  if (isData(other)) return Object.hasOwn(other, textOf(one))
  return listOf(other).some((item) => areEqual(item, one))
}

function plus(one: unknown, other: unknown): unknown {
  if (typeof one === 'string' && typeof other === 'string') return one + other
  if (one instanceof Moment && other instanceof Span) return one.plus(other)
  if (one instanceof Span && other instanceof Moment) return other.plus(one)
  if (one instanceof Span && other instanceof Span)
    return new Span(one.months + other.months, one.ms + other.ms)
  if (Array.isArray(one) && Array.isArray(other)) return ownList([...one, ...other])
  return numberOf(one) + numberOf(other)
}

function minus(one: unknown, other: unknown): unknown {
  if (one instanceof Moment && other instanceof Span) return one.plus(other, -1)
  if (one instanceof Moment && other instanceof Moment) return new Span(0, one.ms - other.ms)
  return numberOf(one) - numberOf(other)
}
