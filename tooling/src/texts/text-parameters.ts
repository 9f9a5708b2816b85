import ts from 'typescript'

/** A catalogue as its file declares it: its name, its variable, and the parameters of its functions by their path. */
export type DeclaredCatalogue = {
  name: string
  variable: string
  /** The types of the parameters as they are written. A text that is imported or made by another function has none here. */
  parameters: ReadonlyMap<string, readonly string[]>
}

/** Returns the catalogues that a file declares with `catalogue('name', { … })`. */
export function declaredCatalogues(source: ts.SourceFile): DeclaredCatalogue[] {
  const declarations = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
  return declarations.flatMap(({ name, initializer }) => {
    const call = initializer && catalogueCall(initializer)
    if (!call || !ts.isIdentifier(name)) return []
    const parameters = new Map(functionsIn(call.text, [], { source, declarations }))
    return [{ name: call.name, variable: name.text, parameters }]
  })
}

type Scope = { source: ts.SourceFile; declarations: readonly ts.VariableDeclaration[] }

function catalogueCall(node: ts.Expression): { name: string; text: ts.Expression } | undefined {
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return undefined
  const [name, text] = node.arguments
  const isCatalogue = node.expression.text === 'catalogue' && name && ts.isStringLiteral(name)
  return isCatalogue && text ? { name: name.text, text: withoutType(text) } : undefined
}

type Found = [path: string, types: readonly string[]]

function functionsIn(node: ts.Expression, path: readonly string[], scope: Scope): Found[] {
  if (ts.isArrowFunction(node)) return [[path.join('.'), node.parameters.map((one) => typeOf(one, scope))]]
  if (!ts.isObjectLiteralExpression(node)) return []
  return node.properties.flatMap((property) => {
    if (ts.isSpreadAssignment(property)) return spread(property.expression, path, scope)
    if (!ts.isPropertyAssignment(property)) return []
    const { name, initializer } = property
    const key = ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText(scope.source)
    return functionsIn(withoutType(initializer), [...path, key], scope)
  })
}

/** The texts of a spread, such as `...sentences('area')`, that a function of the same file returns. */
function spread(node: ts.Expression, path: readonly string[], scope: Scope): Found[] {
  const called = ts.isCallExpression(node) ? node.expression.getText(scope.source) : undefined
  const made = scope.declarations.find(({ name }) => name.getText(scope.source) === called)?.initializer
  if (!made || !ts.isArrowFunction(made) || ts.isBlock(made.body)) return []
  const body = ts.isParenthesizedExpression(made.body) ? made.body.expression : made.body
  return functionsIn(withoutType(body), path, scope)
}

/** The functions of a group get their types from `satisfies`, and all of them take names. */
const typeOf = ({ type }: ts.ParameterDeclaration, { source }: Scope): string =>
  type?.getText(source).replaceAll(/\s+/g, ' ') ?? 'string'

const withoutType = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? withoutType(node.expression) : node
