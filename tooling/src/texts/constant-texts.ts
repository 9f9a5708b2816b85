import ts from 'typescript'
import { type Catalogues, cataloguesIn, declarationsIn, type Group, isGroup, memberOf } from './catalogues.ts'
import { lineOf, type TextFinding } from './text-finding.ts'

/**
 * Returns the sentences of catalogues that a module reads while it loads. They stay in the language of that moment,
 * because `setLanguage` writes into the catalogues. A group of sentences may be a constant: it stays the same object.
 */
export function constantTexts(source: ts.SourceFile, all: Catalogues): TextFinding[] {
  const findings: TextFinding[] = []
  const named = cataloguesIn(source, all)
  const visit = (node: ts.Node): void => {
    if (runsLater(node)) return
    if (isCopied(node, named) || isSentence(meaningOf(node, named)))
      findings.push({
        line: lineOf(source, node),
        text: node.getText(source),
        instead: 'Read it in a function or a getter, when it is shown',
      })
    else contentOf(node).forEach(visit)
  }
  for (const statement of source.statements) {
    visit(statement)
    for (const declaration of declarationsIn(statement)) nameGroup(declaration, named)
  }
  return findings
}

type Named = Map<string, Group>

/** The group or sentence of a catalogue that an expression reads. */
function meaningOf(node: ts.Node | undefined, named: Named): ts.Node | undefined {
  if (!node) return undefined
  if (ts.isIdentifier(node)) return named.get(node.text)
  if (!ts.isPropertyAccessExpression(node) && !ts.isElementAccessExpression(node)) return undefined
  const group = meaningOf(node.expression, named)
  if (!group || !isGroup(group)) return undefined
  return ts.isPropertyAccessExpression(node)
    ? memberOf(group, node.name.text)
    : memberNamedBy(node.argumentExpression, group)
}

/** A name that is only known when the code runs is taken for the first of the group. */
function memberNamedBy(name: ts.Expression, group: Group): ts.Node | undefined {
  if (ts.isStringLiteralLike(name) || ts.isNumericLiteral(name)) return memberOf(group, name.text)
  const [first] = ts.isArrayLiteralExpression(group) ? group.elements : group.properties
  return first && ts.isPropertyAssignment(first) ? first.initializer : first
}

/** An identifier in a catalogue may be a group, so it counts as one. */
const isSentence = (node: ts.Node | undefined): boolean =>
  node !== undefined &&
  !isGroup(node) &&
  !ts.isIdentifier(node) &&
  !ts.isShorthandPropertyAssignment(node) &&
  !ts.isSpreadAssignment(node)

/** Whether a node copies the sentences of a group, with a spread, a pattern or `Object.values`. */
function isCopied(node: ts.Node, named: Named): boolean {
  const isNamed = (read: ts.Node | undefined) => meaningOf(read, named) !== undefined
  if (ts.isSpreadAssignment(node) || ts.isSpreadElement(node)) return isNamed(node.expression)
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression))
    return /^(values|entries)$/.test(node.expression.name.text) && isNamed(node.arguments[0])
  if (!ts.isVariableDeclaration(node) || !ts.isObjectBindingPattern(node.name)) return false
  const group = meaningOf(node.initializer, named)
  return node.name.elements.some(({ name, propertyName }) => {
    const read = propertyName ?? name
    return group && isGroup(group) && ts.isIdentifier(read) && isSentence(memberOf(group, read.text))
  })
}

/** Remembers `const texts = messages.group`. */
function nameGroup({ name, initializer }: ts.VariableDeclaration, named: Named): void {
  const group = meaningOf(initializer, named)
  if (ts.isIdentifier(name) && group && isGroup(group)) named.set(name.text, group)
}

const runsLater = (node: ts.Node): boolean =>
  ts.isFunctionLike(node) || ts.isClassDeclaration(node) || ts.isTypeNode(node)

/** The parts of a node. The function that a list is mapped with runs while the module loads. */
function contentOf(node: ts.Node): ts.Node[] {
  const content: ts.Node[] = []
  ts.forEachChild(node, (child) => void content.push(child))
  const isMap =
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    /^(map|flatMap|filter)$/.test(node.expression.name.text)
  return isMap ? content.map((child) => (ts.isArrowFunction(child) ? child.body : child)) : content
}
