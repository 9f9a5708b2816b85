import { scimMessages } from '../scim.messages.ts'
import { type AttributePath, readAttributePath } from './attribute-path.ts'
import { type Token, tokensOf } from './filter-tokens.ts'
import { ScimError } from './scim-error.ts'
import { scimLimits } from './scim-limits.ts'

const operators = ['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le'] as const

/** An operator that compares an attribute with a value. */
export type Operator = (typeof operators)[number]

/** A value in a filter. */
export type Literal = string | number | boolean | null

/** A filter of RFC 7644, section 3.4.2.2. */
export type Filter =
  | { kind: 'compare'; path: AttributePath; operator: Operator; value: Literal }
  | { kind: 'present'; path: AttributePath }
  | { kind: 'and'; left: Filter; right: Filter }
  | { kind: 'or'; left: Filter; right: Filter }
  | { kind: 'not'; filter: Filter }
  | { kind: 'some'; path: AttributePath; filter: Filter }

const invalid = () => new ScimError(400, 'invalidFilter', scimMessages.invalidFilter)

/** Reads a filter. Throws 400 if it is invalid, too long or nested too deeply. */
export function readFilter(text: string): Filter {
  if (text.length > scimLimits.filter) throw new ScimError(400, 'invalidFilter', scimMessages.filterTooLong)
  const reader = filterReader(tokensOf(text))
  const filter = reader.either(0)
  if (!reader.isAtEnd()) throw invalid()
  return filter
}

/** A parser by recursive descent. `and` binds more tightly than `or`. */
function filterReader(tokens: readonly Token[]) {
  let position = 0
  const next = () => tokens[position]
  const take = () => tokens[position++] ?? fail()
  const takes = (word: string) => {
    const found = next()?.kind !== 'text' && next()?.text.toLowerCase() === word
    if (found) position++
    return found
  }
  const expect = (word: string) => takes(word) || fail()

  function either(depth: number): Filter {
    if (depth > scimLimits.depth) throw new ScimError(400, 'invalidFilter', scimMessages.filterTooLong)
    let left = both(depth)
    while (takes('or')) left = { kind: 'or', left, right: both(depth) }
    return left
  }
  function both(depth: number): Filter {
    let left = one(depth)
    while (takes('and')) left = { kind: 'and', left, right: one(depth) }
    return left
  }
  function one(depth: number): Filter {
    const negated = takes('not')
    if (negated || next()?.text === '(') {
      expect('(')
      const filter = either(depth + 1)
      expect(')')
      return negated ? { kind: 'not', filter } : filter
    }
    return condition(depth)
  }
  function condition(depth: number): Filter {
    const path = pathOf(take())
    if (takes('pr')) return { kind: 'present', path }
    if (takes('[')) {
      const filter = either(depth + 1)
      expect(']')
      return { kind: 'some', path, filter }
    }
    const operator = operatorOf(take())
    return { kind: 'compare', path, operator, value: literalOf(take()) }
  }
  return { either, isAtEnd: () => position === tokens.length }
}

function fail(): never {
  throw invalid()
}

const pathOf = (token: Token) => (token.kind === 'word' && readAttributePath(token.text)) || fail()

const operatorOf = ({ text }: Token) => operators.find((one) => one === text.toLowerCase()) ?? fail()

const words = new Map<string, Literal>([
  ['true', true],
  ['false', false],
  ['null', null],
])

function literalOf({ kind, text }: Token): Literal {
  if (kind === 'text') return text
  const word = words.get(text.toLowerCase())
  if (word !== undefined) return word
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : fail()
}
