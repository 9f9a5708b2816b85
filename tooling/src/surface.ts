import { dirname, resolve } from 'node:path'
import ts from 'typescript'
import { compiledModule } from './compiled-module.ts'

const { NodeBuilderFlags, SymbolFlags } = ts

const format =
  NodeBuilderFlags.NoTruncation |
  NodeBuilderFlags.InTypeAlias |
  NodeBuilderFlags.MultilineObjectLiterals |
  NodeBuilderFlags.UseSingleQuotesForStringLiteralType |
  NodeBuilderFlags.IgnoreErrors

const printer = ts.createPrinter({ removeComments: true })

/**
 * Returns the public surface of a module as text: each exported name with its type, then the types that exported ones
 * refer to. Snapshot tests compare it. The path is relative to the workspace.
 */
export function surfaceOf(module: string): string {
  const { checker, source, symbol } = compiledModule(module)
  const surface = new Surface(checker, packageOf(source.fileName), source)
  const promised = surface.exportsOf(symbol)
  const texts = [...promised, '// Not exported, but used by exports:', ...surface.referenced()]
  return `${texts.map(oneWordPerLine).join('\n\n')}\n`
}

/** Prints each member of a long string union on its own line, so that one more member is one more line in the diff. */
const oneWordPerLine = (text: string): string =>
  text.length > 110 && /^type \w+ = '[^']*'( \| '[^']*')+$/.test(text)
    ? text.replace(/ = (?=')/, ' = | ').replaceAll(' | ', '\n    | ')
    : text

const packageOf = (entry: string) =>
  resolve(dirname(ts.findConfigFile(entry, ts.sys.fileExists) ?? ''), 'src')

class Surface {
  readonly checker: ts.TypeChecker
  readonly folder: string
  readonly at: ts.SourceFile
  readonly visited = new Set<ts.Symbol>()
  readonly queue: ts.Symbol[] = []

  constructor(checker: ts.TypeChecker, folder: string, at: ts.SourceFile) {
    this.checker = checker
    this.folder = folder
    this.at = at
  }

  exportsOf(module: ts.Symbol, prefix = ''): string[] {
    const named = this.checker
      .getExportsOfModule(module)
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map((symbol) => ({ name: prefix + symbol.name, symbol: this.original(symbol) }))
    for (const { symbol } of named) this.visited.add(symbol)
    return named.flatMap(({ name, symbol }) => this.describe(name, symbol))
  }

  /** Describes the types that others refer to, and the types those refer to. */
  referenced(): string[] {
    const texts: string[] = []
    for (let symbol = this.queue.pop(); symbol; symbol = this.queue.pop())
      texts.push(...this.describe(symbol.name, symbol))
    return texts.toSorted()
  }

  private original(symbol: ts.Symbol): ts.Symbol {
    return symbol.flags & SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol
  }

  private describe(name: string, symbol: ts.Symbol): string[] {
    if (symbol.flags & SymbolFlags.ValueModule) return this.exportsOf(symbol, `${name}.`)
    const { checker } = this
    const value = symbol.flags & SymbolFlags.Value && checker.getTypeOfSymbolAtLocation(symbol, this.at)
    const type = symbol.flags & SymbolFlags.Type && checker.getDeclaredTypeOfSymbol(symbol)
    return [
      ...(type ? [`type ${name}${this.parametersOf(symbol)} = ${this.print(type, symbol)}`] : []),
      ...(value && !(symbol.flags & SymbolFlags.Class) ? [`${name}: ${this.print(value)}`] : []),
    ]
  }

  private parametersOf({ declarations = [] }: ts.Symbol): string {
    const [parameters] = declarations.flatMap((node) =>
      ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node)
        ? [node.typeParameters ?? []]
        : [],
    )
    return parameters?.length ? `<${parameters.map((node) => node.getText()).join(', ')}>` : ''
  }

  /** Prints a class or an interface with its members, everything else as the compiler writes it. */
  private print(type: ts.Type, declared?: ts.Symbol): string {
    const withMembers = declared && declared.flags & (SymbolFlags.Class | SymbolFlags.Interface)
    if (!withMembers) return this.text(type)
    const members = this.checker.getPropertiesOfType(type).map((member) => {
      const optional = member.flags & SymbolFlags.Optional ? '?' : ''
      return `    ${member.name}${optional}: ${this.text(this.checker.getTypeOfSymbol(member))};`
    })
    return `{\n${members.join('\n')}\n}`
  }

  private text(type: ts.Type): string {
    const node = this.checker.typeToTypeNode(type, undefined, format)
    if (!node) return 'unknown'
    this.queueTypesIn(node)
    return this.printed(this.inOrder(node))
  }

  private printed(node: ts.Node): string {
    return printer.printNode(ts.EmitHint.Unspecified, node, this.at)
  }

  /** Sorts the members of unions: the compiler's order depends on which file it read first. */
  private inOrder(node: ts.Node): ts.Node {
    const inner = ts.visitEachChild(node, (child) => this.inOrder(child), undefined)
    if (!ts.isUnionTypeNode(inner)) return inner
    const named = inner.types.map((type) => ({ type, text: this.printed(type) }))
    const types = named.toSorted((a, b) => (a.text < b.text ? -1 : 1)).map(({ type }) => type)
    return ts.factory.createUnionTypeNode(types)
  }

  /** Queues the types of this package that a type refers to and that were not described yet. */
  private queueTypesIn(node: ts.Node): void {
    // The compiler keeps the symbol on the identifiers it prints, but its types do not declare it.
    const symbol = ts.isIdentifier(node) ? (node as { symbol?: ts.Symbol }).symbol : undefined
    if (symbol && symbol.flags & SymbolFlags.Type && !this.visited.has(symbol) && this.isOurs(symbol)) {
      this.visited.add(symbol)
      this.queue.push(symbol)
    }
    ts.forEachChild(node, (child) => this.queueTypesIn(child))
  }

  private isOurs({ declarations = [], flags }: ts.Symbol): boolean {
    if (flags & SymbolFlags.TypeParameter) return false
    return declarations.some((node) => node.getSourceFile().fileName.startsWith(this.folder))
  }
}
