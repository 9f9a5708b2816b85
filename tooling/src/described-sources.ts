import { dirname } from 'node:path'
import ts from 'typescript'
import { compiledModule } from './compiled-module.ts'

/** The name under which a described module imports {@link describedSources}'s function. */
const WRAPPER = '__described'

/**
 * Returns the modules of a contract with the doc comment of each field wrapped around the field: `name: text` becomes
 * `name: __described(text, 'The name on screen.')`. So the doc comments reach the OpenAPI document without adding to the
 * size of a client. A field of `entity<Type>({…})` without a comment has that of the type. `wrapper` is the URL of the
 * module that exports `described`.
 */
export function describedSources(module: string, wrapper: string): Map<string, string> {
  const { checker, program, source } = compiledModule(module)
  const files = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.startsWith(dirname(source.fileName)))
  const comments = new Map<ts.Node, string>()
  for (const file of files) collectComments(file, checker, comments)
  return new Map(files.map((file) => [file.fileName, described(file, comments, wrapper)]))
}

type FieldNode = ts.PropertyAssignment | ts.ShorthandPropertyAssignment

const isFieldNode = (node: ts.Node): node is FieldNode =>
  ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)

/** Comments at a field come before those of the type, because they are closer. */
function collectComments(file: ts.SourceFile, checker: ts.TypeChecker, comments: Map<ts.Node, string>): void {
  const visit = (node: ts.Node): void => {
    const own = isFieldNode(node) ? commentOf(checker.getSymbolAtLocation(node.name), checker) : ''
    if (own) comments.set(node, own)
    if (ts.isCallExpression(node) && node.expression.getText() === 'entity')
      for (const [field, comment] of commentsOfType(node, checker))
        if (!comments.has(field)) comments.set(field, comment)
    ts.forEachChild(node, visit)
  }
  visit(file)
}

function commentsOfType({ typeArguments, arguments: [fields] }: ts.CallExpression, checker: ts.TypeChecker) {
  const [named] = typeArguments ?? []
  if (!named || !fields) return []
  const type = checker.getTypeFromTypeNode(named)
  return checker
    .getTypeAtLocation(fields)
    .getProperties()
    .flatMap(({ name, valueDeclaration }) => {
      const comment = commentOf(type.getProperty(name), checker)
      return comment && valueDeclaration ? ([[valueDeclaration, comment]] as const) : []
    })
}

const commentOf = (symbol: ts.Symbol | undefined, checker: ts.TypeChecker): string =>
  ts.displayPartsToString(symbol?.getDocumentationComment(checker)).replaceAll(/\{@link (\w+)\}/g, '`$1`')

function described(file: ts.SourceFile, comments: ReadonlyMap<ts.Node, string>, wrapper: string): string {
  const inserts: [at: number, text: string][] = []
  const visit = (node: ts.Node): void => {
    const comment = comments.get(node)
    if (comment !== undefined && isFieldNode(node)) {
      const value = ts.isPropertyAssignment(node) ? node.initializer : node.name
      const shorthand = ts.isPropertyAssignment(node) ? '' : `${node.name.text}: `
      inserts.push(
        [value.getStart(), `${shorthand}${WRAPPER}(`],
        [value.end, `, ${JSON.stringify(comment)})`],
      )
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  const start = `import { described as ${WRAPPER} } from ${JSON.stringify(wrapper)};`
  return inserts
    .toSorted(([a], [b]) => b - a)
    .reduce((text, [at, insert]) => text.slice(0, at) + insert + text.slice(at), file.text)
    .replace(/^/, start)
}
