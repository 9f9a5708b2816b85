import ts from 'typescript'

/** What a call says about itself to a server and to the OpenAPI document; a client never reads it. */
const documentation = new Set(['summary', 'level', 'errors'])

/** The source of a contract module with the documentation of its `endpoint({ … })` calls taken out. */
export function withoutDocumentation(source: string): string {
  const file = ts.createSourceFile('contract.ts', source, ts.ScriptTarget.Latest)
  const spans: [start: number, end: number][] = []
  const visit = (node: ts.Node): void => {
    if (isEndpoint(node, file))
      spans.push(...node.arguments.flatMap((argument) => documented(argument, file)))
    ts.forEachChild(node, visit)
  }
  visit(file)
  return spans.reduceRight((left, [start, end]) => left.slice(0, start) + left.slice(end), source)
}

const isEndpoint = (node: ts.Node, file: ts.SourceFile): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.getText(file) === 'endpoint'

/** Where the properties of an object stand that are documentation, each with the comma behind it. */
function documented(argument: ts.Expression, file: ts.SourceFile): [number, number][] {
  if (!ts.isObjectLiteralExpression(argument)) return []
  const { properties } = argument
  return properties.flatMap((property, index): [number, number][] => {
    if (!property.name || !documentation.has(property.name.getText(file))) return []
    return [[property.getFullStart(), properties[index + 1]?.getFullStart() ?? properties.end]]
  })
}
