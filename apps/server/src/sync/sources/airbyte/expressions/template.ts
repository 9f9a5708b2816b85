import { newBudget } from './budget.ts'
import { type Evaluation, evaluate, type Names } from './evaluate.ts'
import { ExpressionError, MissingValue } from './expression-error.ts'
import { filterNamed, listOf } from './filters.ts'
import { functionNamed } from './functions.ts'
import { isMethod } from './methods.ts'
import { parseTemplate } from './parse-template.ts'
import type { Arguments, Expression, Part } from './syntax.ts'
import { testNamed } from './tests.ts'
import { isTrue, ownField, textOf } from './values.ts'

/** A text with expressions. */
export type Template = {
  /** The names that it reads. */
  readonly names: ReadonlySet<string>
  /** Whether it is the same whatever the names are. */
  readonly isFixed: boolean
  /** Returns its value: that of its expression, if it is only one, else a text; null where the value is missing. */
  value(names: Names, now: Date): unknown
}

const isPlainText = (text: string) => !/\{[{%#]/.test(text)

/** Reads a text with expressions. Fails for what cannot be evaluated later. */
export function readTemplate(text: string): Template {
  if (isPlainText(text)) return { names: new Set(), isFixed: true, value: () => (text === '' ? null : text) }
  const parts = parseTemplate(text)
  const names = new Set<string>()
  checkParts(parts, names)
  return { names, isFixed: false, value: (given, now) => evaluated(parts, given, now) }
}

function evaluated(parts: readonly Part[], names: Names, now: Date): unknown {
  const on: Evaluation = { names, now, budget: newBudget() }
  try {
    const [only, ...others] = parts.filter((part) => part.kind !== 'text' || part.text.trim() !== '')
    const isAlone = only?.kind === 'output' && others.length === 0
    const value = isAlone ? evaluate(only.value, on) : rendered(parts, on)
    return value === undefined || value === '' ? null : value
  } catch (error) {
    if (error instanceof MissingValue) return null
    if (error instanceof RangeError) throw new ExpressionError('an expression has a value out of range')
    throw error
  }
}

function rendered(parts: readonly Part[], start: Evaluation): string {
  let on = start
  let text = ''
  for (const part of parts) {
    if (part.kind === 'set') on = withName(on, part.name, evaluate(part.value, on))
    else text = on.budget.text(text + renderedPart(part, on))
  }
  return text
}

const withName = (on: Evaluation, name: string, value: unknown): Evaluation => ({
  ...on,
  names: { ...on.names, [name]: value },
})

function renderedPart(part: Exclude<Part, { kind: 'set' }>, on: Evaluation): string {
  if (part.kind === 'text') return part.text
  if (part.kind === 'output') return textOf(evaluate(part.value, on))
  if (part.kind === 'for')
    return listOf(evaluate(part.list, on)).reduce<string>(
      (text, item) => on.budget.text(text + rendered(part.parts, withName(on, part.name, item))),
      '',
    )
  const branch = part.branches.find(({ condition }) => !condition || isTrue(evaluate(condition, on)))
  return branch ? rendered(branch.parts, on) : ''
}

/** Checks that everything a part uses exists, and adds the names that it reads. */
function checkParts(parts: readonly Part[], names: Set<string>, outer: ReadonlySet<string> = new Set()) {
  const own = new Set(outer)
  const check = (expression: Expression) => {
    const read = new Set<string>()
    checkExpression(expression, read)
    for (const name of read) if (!own.has(name)) names.add(name)
  }
  for (const part of parts) {
    if (part.kind === 'output' || part.kind === 'set') check(part.value)
    if (part.kind === 'set') own.add(part.name)
    if (part.kind === 'for') {
      check(part.list)
      checkParts(part.parts, names, new Set([...own, part.name]))
    }
    if (part.kind === 'if') for (const branch of part.branches) checkBranch(branch, names, own, check)
  }
}

function checkBranch(
  { condition, parts }: { condition: Expression | undefined; parts: readonly Part[] },
  names: Set<string>,
  own: ReadonlySet<string>,
  check: (expression: Expression) => void,
) {
  if (condition) check(condition)
  checkParts(parts, names, own)
}

function checkExpression(root: Expression, names: Set<string>) {
  const waiting: Expression[] = [root]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.kind === 'name') names.add(node.name)
    const exists = {
      call: functionNamed,
      filter: filterNamed,
      method: (name: string) => isMethod(name) || undefined,
      test: testNamed,
    }
    const find = ownField(exists, node.kind) as ((name: string) => unknown) | undefined
    if (find && 'name' in node && !find(node.name))
      throw new ExpressionError(`${node.name.slice(0, 40)} is not supported in expressions`)
    waiting.push(...childrenOf(node))
  }
}

const ofArguments = ({ values, named }: Arguments) => [...values, ...named.map(([, value]) => value)]

function childrenOf(node: Expression): readonly Expression[] {
  const parts: (Expression | undefined)[] = []
  if ('of' in node) parts.push(node.of)
  if ('args' in node) parts.push(...ofArguments(node.args))
  if (node.kind === 'list') parts.push(...node.items)
  if (node.kind === 'object') parts.push(...node.entries.flat())
  if (node.kind === 'item') parts.push(node.at)
  if (node.kind === 'slice') parts.push(node.from, node.to)
  if (node.kind === 'binary') parts.push(node.left, node.right)
  if (node.kind === 'choice') parts.push(node.condition, node.then, node.otherwise)
  return parts.filter((part) => part !== undefined)
}
