import { dirname, join } from 'node:path'
import ts from 'typescript'

/** The English text of a catalogue or of a group in it, as its file contains it. */
export type Group = ts.ObjectLiteralExpression | ts.ArrayLiteralExpression

/** The catalogues by their file and name, and those of packages also by their name alone. */
export type Catalogues = ReadonlyMap<string, Group>

/** Finds the catalogues that files declare with `catalogue('name', { … })`. */
export function cataloguesOf(sources: Iterable<ts.SourceFile>): Catalogues {
  const found = new Map<string, Group>()
  for (const { fileName, statements } of sources)
    for (const { name, initializer } of statements.flatMap(declarationsIn)) {
      const text = initializer && catalogueText(initializer)
      if (!text || !ts.isIdentifier(name)) continue
      found.set(`${fileName}#${name.text}`, text)
      if (fileName.startsWith('packages/')) found.set(name.text, text)
    }
  return found
}

/** Returns the catalogues that a file can name: those it imports and those it declares. */
export function cataloguesIn(source: ts.SourceFile, all: Catalogues): Map<string, Group> {
  const named = new Map<string, Group>()
  const add = (name: string, group: Group | undefined) => group && named.set(name, group)
  for (const statement of source.statements) {
    for (const { name } of declarationsIn(statement))
      if (ts.isIdentifier(name)) add(name.text, all.get(`${source.fileName}#${name.text}`))
    for (const { from, imported, name } of importsIn(statement))
      add(
        name,
        all.get(from.startsWith('.') ? `${join(dirname(source.fileName), from)}#${imported}` : imported),
      )
  }
  return named
}

export const declarationsIn = (statement: ts.Statement): readonly ts.VariableDeclaration[] =>
  ts.isVariableStatement(statement) ? statement.declarationList.declarations : []

/** Returns the group or sentence under a name in a group; undefined if it does not have that name. */
export function memberOf(group: Group, name: string): ts.Node | undefined {
  if (ts.isArrayLiteralExpression(group)) return group.elements[Number(name)]
  const property = group.properties.find(
    (one) =>
      one.name && (ts.isIdentifier(one.name) || ts.isStringLiteral(one.name)) && one.name.text === name,
  )
  return property && ts.isPropertyAssignment(property) ? withoutType(property.initializer) : property
}

export const isGroup = (node: ts.Node): node is Group =>
  ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node)

function catalogueText(node: ts.Expression): Group | undefined {
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return undefined
  const [, text] = node.arguments
  const plain = node.expression.text === 'catalogue' && text ? withoutType(text) : undefined
  return plain && isGroup(plain) ? plain : undefined
}

const withoutType = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? withoutType(node.expression) : node

function importsIn(statement: ts.Statement) {
  if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return []
  const from = statement.moduleSpecifier.text
  const named = statement.importClause?.namedBindings
  const elements = named && ts.isNamedImports(named) ? named.elements : []
  return elements.map(({ name, propertyName }) => ({
    from,
    name: name.text,
    imported: (propertyName ?? name).text,
  }))
}
