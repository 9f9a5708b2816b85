import { ExpressionError } from './expression-error.ts'
import type { Arguments, Expression, Operator } from './syntax.ts'
import { type Token, tokensOf } from './tokens.ts'

const DEEPEST = 60

/** Operators by how strongly they bind, the weakest first. */
const levels: readonly (readonly Operator[])[] = [
  ['or'],
  ['and'],
  ['==', '!=', '<', '<=', '>', '>=', 'in', 'not in'],
  ['+', '-'],
  ['~'],
  ['*', '/', '//', '%'],
]
const COMPARISONS = 2

const literals: ReadonlyMap<string, boolean | null> = new Map([
  ['true', true],
  ['True', true],
  ['false', false],
  ['False', false],
  ['none', null],
  ['None', null],
])
const reserved = new Set(['and', 'or', 'not', 'in', 'is', 'if', 'else'])

export type Parser = {
  expression(): Expression
  /** Reads a name that is not a word of the language. */
  name(): string
  /** Reads this word or sign if it is next. */
  take(text: string): boolean
  end(): void
}

/** Reads the parts of an expression in order. */
export function parserOf(source: string): Parser {
  const tokens = tokensOf(source)
  let at = 0
  let depth = 0

  const next = (): Token => tokens[at] ?? { kind: 'end', text: '' }
  const is = (text: string, token = next()) =>
    (token.kind === 'sign' || token.kind === 'name') && token.text === text

  function take(text: string): boolean {
    if (!is(text)) return false
    at += 1
    return true
  }

  function need(text: string) {
    if (!take(text)) throw unreadable()
  }

  const unreadable = () => new ExpressionError('an expression cannot be read')

  function nested<T>(parse: () => T): T {
    depth += 1
    if (depth > DEEPEST) throw new ExpressionError('an expression is nested too deeply')
    const result = parse()
    depth -= 1
    return result
  }

  function expression(): Expression {
    return nested(() => {
      const then = binary(0)
      if (!take('if')) return then
      const condition = binary(0)
      const otherwise = take('else') ? expression() : undefined
      return { kind: 'choice', condition, then, otherwise }
    })
  }

  function binary(level: number): Expression {
    if (level === COMPARISONS && take('not')) return { kind: 'not', of: nested(() => binary(level)) }
    const operators = levels[level]
    if (!operators) return unary()
    let left = binary(level + 1)
    for (;;) {
      const operator = operatorIn(operators)
      if (operator) left = { kind: 'binary', operator, left, right: binary(level + 1) }
      else if (level === COMPARISONS && take('is')) left = test(left)
      else return left
    }
  }

  function operatorIn(operators: readonly Operator[]): Operator | undefined {
    if (operators.includes('not in') && is('not') && is('in', tokens[at + 1])) {
      at += 2
      return 'not in'
    }
    const found = operators.find((operator) => is(operator))
    if (found) at += 1
    return found
  }

  function test(of: Expression): Expression {
    const negated = take('not')
    return { kind: 'test', of, name: take('in') ? 'in' : anyName(), negated }
  }

  function unary(): Expression {
    if (take('-')) return { kind: 'negative', of: nested(unary) }
    if (take('+')) return nested(unary)
    const base = filtered(postfixed(primary()))
    if (!take('**')) return base
    return { kind: 'binary', operator: '**', left: base, right: nested(unary) }
  }

  function filtered(start: Expression): Expression {
    let of = start
    while (take('|')) {
      const name = anyName()
      of = { kind: 'filter', of, name, args: take('(') ? callArguments() : { values: [], named: [] } }
      of = postfixed(of)
    }
    return of
  }

  function postfixed(start: Expression): Expression {
    let of = start
    for (;;) {
      if (take('.')) of = member(of)
      else if (take('[')) of = itemOrSlice(of)
      else if (of.kind === 'name' && take('(')) of = { kind: 'call', name: of.name, args: callArguments() }
      else return of
    }
  }

  function member(of: Expression): Expression {
    if (next().kind === 'number')
      return { kind: 'item', of, at: { kind: 'literal', value: Number(tokens[at++]?.text) } }
    const name = anyName()
    return take('(') ? { kind: 'method', of, name, args: callArguments() } : { kind: 'field', of, name }
  }

  function itemOrSlice(of: Expression): Expression {
    const from = is(':') ? undefined : expression()
    if (!take(':')) {
      need(']')
      if (!from) throw unreadable()
      return { kind: 'item', of, at: from }
    }
    const to = is(']') ? undefined : expression()
    need(']')
    return { kind: 'slice', of, from, to }
  }

  function callArguments(): Arguments {
    const [values, named] = [[] as Expression[], [] as (readonly [string, Expression])[]]
    while (!take(')')) {
      if (next().kind === 'name' && is('=', tokens[at + 1])) {
        const name = anyName()
        need('=')
        named.push([name, expression()])
      } else values.push(expression())
      if (!is(')')) need(',')
    }
    return { values, named }
  }

  function primary(): Expression {
    const token = next()
    at += 1
    if (token.kind === 'number') return { kind: 'literal', value: Number(token.text) }
    if (token.kind === 'string') return { kind: 'literal', value: token.text + followingStrings() }
    if (token.kind === 'name' && literals.has(token.text))
      return { kind: 'literal', value: literals.get(token.text) ?? null }
    if (token.kind === 'name' && !reserved.has(token.text)) return { kind: 'name', name: token.text }
    if (is('(', token)) return tuple()
    if (is('[', token)) return { kind: 'list', items: items(']') }
    if (is('{', token)) return { kind: 'object', entries: entries() }
    throw unreadable()
  }

  function followingStrings(): string {
    let text = ''
    while (next().kind === 'string') text += tokens[at++]?.text ?? ''
    return text
  }

  function tuple(): Expression {
    if (take(')')) return { kind: 'list', items: [] }
    const first = expression()
    if (take(')')) return first
    need(',')
    return { kind: 'list', items: [first, ...items(')')] }
  }

  function items(close: string): Expression[] {
    const found: Expression[] = []
    while (!take(close)) {
      found.push(expression())
      if (!is(close)) need(',')
    }
    return found
  }

  function entries(): [Expression, Expression][] {
    const found: [Expression, Expression][] = []
    while (!take('}')) {
      const key = expression()
      need(':')
      found.push([key, expression()])
      if (!is('}')) need(',')
    }
    return found
  }

  function anyName(): string {
    const { kind, text } = next()
    if (kind !== 'name') throw unreadable()
    at += 1
    return text
  }

  function name(): string {
    if (reserved.has(next().text)) throw unreadable()
    return anyName()
  }

  function end() {
    if (next().kind !== 'end') throw unreadable()
  }

  return { expression, name, take, end }
}

/** Reads one whole expression. */
export function parseExpression(source: string): Expression {
  const parser = parserOf(source)
  const expression = parser.expression()
  parser.end()
  return expression
}
