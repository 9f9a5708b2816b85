import { dirname, relative } from 'node:path'
import ts from 'typescript'
import { compiledModule } from './compiled-module.ts'
import { workspace } from './workspace.ts'

/**
 * Returns the fields without a description in the exported types of a module and in the types those use. The path is
 * relative to the workspace. A field that explains itself, such as the `kind` of an alternative, needs none.
 */
export function undocumentedFields(module: string): string[] {
  const { checker, source, symbol } = compiledModule(module)
  const folder = dirname(source.fileName)
  const found = new Set<string>()
  const visited = new Set<ts.Symbol>()

  const visitSymbol = (symbol: ts.Symbol): void => {
    const original = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    if (visited.has(original)) return
    visited.add(original)
    if (original.flags & ts.SymbolFlags.ValueModule) {
      for (const exported of checker.getExportsOfModule(original)) visitSymbol(exported)
      return
    }
    for (const declaration of original.declarations ?? [])
      if (declaration.getSourceFile().fileName.startsWith(packageOf(folder))) visit(declaration)
  }

  const visit = (node: ts.Node): void => {
    if (ts.isBlock(node)) return
    if (isField(node) && isInNamedType(node) && !isDocumented(node, checker)) found.add(placeOf(node))
    if (ts.isTypeReferenceNode(node) || ts.isTypeQueryNode(node)) {
      const name = ts.isTypeReferenceNode(node) ? node.typeName : node.exprName
      const used = checker.getSymbolAtLocation(name)
      if (used) visitSymbol(used)
    }
    ts.forEachChild(node, visit)
  }

  visitSymbol(symbol)
  return [...found].toSorted()
}

const packageOf = (folder: string) => folder.replace(/\/src(\/.*)?$/, '/src')

type Field = ts.PropertySignature | ts.MethodSignature | ts.PropertyDeclaration

const isField = (node: ts.Node): node is Field =>
  ts.isPropertySignature(node) || ts.isMethodSignature(node) || ts.isPropertyDeclaration(node)

/** The inline types of parameters are not public: callers do not see their names. */
const isInNamedType = (node: ts.Node): boolean =>
  ts.findAncestor(
    node,
    (outer) =>
      ts.isTypeAliasDeclaration(outer) || ts.isInterfaceDeclaration(outer) || ts.isClassDeclaration(outer),
  ) !== undefined

/** A single value, no value, or the type of a constant that has its own comment. */
const explainsItself = (type: ts.TypeNode): boolean =>
  ts.isLiteralTypeNode(type) || type.kind === ts.SyntaxKind.NeverKeyword || ts.isTypeQueryNode(type)

function isDocumented(node: Field, checker: ts.TypeChecker): boolean {
  if (node.type && explainsItself(node.type)) return true
  if (ts.isPropertyDeclaration(node) && ts.isPrivateIdentifier(node.name)) return true
  const symbol = checker.getSymbolAtLocation(node.name)
  return symbol !== undefined && symbol.getDocumentationComment(checker).length > 0
}

function placeOf(node: Field): string {
  const file = node.getSourceFile()
  const { line } = file.getLineAndCharacterOfPosition(node.name.getStart())
  return `${relative(workspace, file.fileName)}:${line + 1} ${node.name.getText()}`
}
