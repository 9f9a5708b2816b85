import ts from 'typescript'

/** The fields of a call that only the server and the OpenAPI document use. A client never reads them. */
const documentation = new Set(['summary', 'level', 'errors', 'success', 'media'])

/** The source of a contract module without the documentation of its `endpoint({ … })` calls, or what it usually is. */
export function withoutDocumentation(source: string): string {
  const file = ts.createSourceFile('contract.ts', source, ts.ScriptTarget.Latest, true)
  const spans: [start: number, end: number][] = []
  const visit = (node: ts.Node): void => {
    if (isEndpoint(node, file))
      spans.push(...node.arguments.flatMap((argument) => documented(argument, file)))
    if (isUsual(node)) spans.push(...documented(node.initializer.body.expression, file))
    ts.forEachChild(node, visit)
  }
  visit(file)
  return spans.reduceRight((left, [start, end]) => left.slice(0, start) + left.slice(end), source)
}

const isEndpoint = (node: ts.Node, file: ts.SourceFile): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.getText(file) === 'endpoint'

type Usual = ts.VariableDeclaration & { initializer: { body: ts.ParenthesizedExpression } }

/** `endpoint` itself, which returns the usual values merged with the description. */
const isUsual = (node: ts.Node): node is Usual =>
  ts.isVariableDeclaration(node) &&
  node.name.getText() === 'endpoint' &&
  node.initializer !== undefined &&
  ts.isArrowFunction(node.initializer) &&
  ts.isParenthesizedExpression(node.initializer.body)

/** The positions of an object's documentation properties, each with the comma after it. */
function documented(argument: ts.Expression, file: ts.SourceFile): [number, number][] {
  if (!ts.isObjectLiteralExpression(argument)) return []
  const { properties } = argument
  return properties.flatMap((property, index): [number, number][] => {
    if (!property.name || !documentation.has(property.name.getText(file))) return []
    return [[property.getFullStart(), properties[index + 1]?.getFullStart() ?? properties.end]]
  })
}
