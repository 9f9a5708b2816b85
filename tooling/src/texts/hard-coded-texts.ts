import ts from 'typescript'
import { lineOf, type TextFinding } from './text-finding.ts'

/** Attributes and properties that users see or hear. */
const visibleNames = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'ariaLabel',
  'description',
  'help',
  'label',
  'placeholder',
  'summary',
  'title',
])

/** Product names, the names of languages in themselves, and a key. They are the same in every language. */
const names = new Set(['Tributary', 'Excel', 'Xero', 'English', 'Deutsch', 'العربية', '⌘K'])

/**
 * Returns the visible text in a source file: text between tags, and literals in attributes and properties such as
 * `label`. Names, example addresses and text without a letter need no translation.
 */
export function hardCodedTexts(source: ts.SourceFile): TextFinding[] {
  const findings: TextFinding[] = []
  const report = (node: ts.Node, text: string) => {
    if (needsTranslation(text.trim()))
      findings.push({ line: lineOf(source, node), text: text.trim(), instead: 'Move it to a catalogue' })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) report(node, node.text)
    for (const literal of visibleValues(node).flatMap(literalsIn)) report(literal, textOf(literal))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return findings
}

const needsTranslation = (text: string): boolean =>
  /\p{L}/u.test(text) && !names.has(text) && !/^\S+@\S+$/.test(text)

/** The expressions that a node shows. */
function visibleValues(node: ts.Node): ts.Node[] {
  if (ts.isJsxElement(node) || ts.isJsxFragment(node)) return node.children.filter(ts.isJsxExpression)
  if (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node))
    return node.initializer && isVisible(node.name) ? [node.initializer] : []
  return ts.isGetAccessor(node) && node.body && isVisible(node.name) ? [node.body] : []
}

const isVisible = (name: ts.PropertyName | ts.JsxAttributeName): boolean =>
  (ts.isIdentifier(name) || ts.isStringLiteral(name)) && visibleNames.has(name.text)

/** The literals that an expression can become. The condition of a choice and the parameters of a call are not among them. */
function literalsIn(node: ts.Node | undefined): Literal[] {
  if (!node) return []
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) return [node]
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(literalsIn)
  if (ts.isBinaryExpression(node)) return results(node).flatMap(literalsIn)
  if (ts.isArrowFunction(node)) return literalsIn(node.body)
  if (ts.isBlock(node)) return node.statements.flatMap(literalsIn)
  const wraps =
    ts.isJsxExpression(node) ||
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isReturnStatement(node)
  return wraps ? literalsIn(node.expression) : []
}

type Literal = ts.StringLiteralLike | ts.TemplateExpression

function results({ left, right, operatorToken: { kind } }: ts.BinaryExpression): ts.Expression[] {
  if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return [right]
  const joins = [ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.PlusToken]
  return joins.includes(kind) ? [left, right] : []
}

const textOf = (literal: Literal): string =>
  ts.isTemplateExpression(literal)
    ? [literal.head, ...literal.templateSpans.map((span) => span.literal)].map(({ text }) => text).join('…')
    : literal.text
