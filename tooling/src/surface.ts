import { dirname, resolve } from 'node:path'
import ts from 'typescript'
import { workspace } from './workspace.ts'

const { NodeBuilderFlags, SymbolFlags } = ts

const format =
  NodeBuilderFlags.NoTruncation |
  NodeBuilderFlags.InTypeAlias |
  NodeBuilderFlags.MultilineObjectLiterals |
  NodeBuilderFlags.UseSingleQuotesForStringLiteralType |
  NodeBuilderFlags.IgnoreErrors

const printer = ts.createPrinter({ removeComments: true })

/**
 * What a module promises: each exported name with its type, and the types that are not exported but promised all the
 * same, because exported things are made of them. A change of either is a line of a test's difference. The entry is
 * named from the root of the workspace.
 */
export function surfaceOf(module: string): string {
  const entry = resolve(workspace, module)
  const program = ts.createProgram([entry], compilerOptions(entry))
  const source = program.getSourceFile(entry)
  const symbol = source && program.getTypeChecker().getSymbolAtLocation(source)
  if (!source || !symbol) throw new Error(`${entry} is no module.`)
  const surface = new Surface(program.getTypeChecker(), packageOf(entry), source)
  const promised = surface.exportsOf(symbol)
  const texts = [...promised, '// Not exported, but part of what is:', ...surface.mentioned()]
  return `${texts.map(oneWordPerLine).join('\n\n')}\n`
}

/** A long list of words gets a line for each, so that one more is one line more. */
const oneWordPerLine = (text: string): string =>
  text.length > 110 && /^type \w+ = '[^']*'( \| '[^']*')+$/.test(text)
    ? text.replace(/ = (?=')/, ' = | ').replaceAll(' | ', '\n    | ')
    : text

function compilerOptions(entry: string): ts.CompilerOptions {
  const file = ts.findConfigFile(entry, ts.sys.fileExists) ?? ''
  const config = ts.readConfigFile(file, ts.sys.readFile).config
  return ts.parseJsonConfigFileContent(config, ts.sys, dirname(file)).options
}

const packageOf = (entry: string) =>
  resolve(dirname(ts.findConfigFile(entry, ts.sys.fileExists) ?? ''), 'src')

class Surface {
  readonly checker: ts.TypeChecker
  readonly folder: string
  readonly at: ts.SourceFile
  readonly told = new Set<ts.Symbol>()
  readonly open: ts.Symbol[] = []

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
    for (const { symbol } of named) this.told.add(symbol)
    return named.flatMap(({ name, symbol }) => this.described(name, symbol))
  }

  /** Those that were met on the way, and those met while telling of them. */
  mentioned(): string[] {
    const texts: string[] = []
    for (let symbol = this.open.pop(); symbol; symbol = this.open.pop())
      texts.push(...this.described(symbol.name, symbol))
    return texts.toSorted()
  }

  private original(symbol: ts.Symbol): ts.Symbol {
    return symbol.flags & SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol
  }

  private described(name: string, symbol: ts.Symbol): string[] {
    if (symbol.flags & SymbolFlags.ValueModule) return this.exportsOf(symbol, `${name}.`)
    const { checker } = this
    const value = symbol.flags & SymbolFlags.Value && checker.getTypeOfSymbolAtLocation(symbol, this.at)
    const type = symbol.flags & SymbolFlags.Type && checker.getDeclaredTypeOfSymbol(symbol)
    return [
      ...(type ? [`type ${name}${this.parametersOf(symbol)} = ${this.written(type, symbol)}`] : []),
      ...(value && !(symbol.flags & SymbolFlags.Class) ? [`${name}: ${this.written(value)}`] : []),
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

  /** A class or an interface is told by its members, everything else as the compiler writes it. */
  private written(type: ts.Type, declared?: ts.Symbol): string {
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
    this.meet(node)
    return this.printed(this.inOrder(node))
  }

  private printed(node: ts.Node): string {
    return printer.printNode(ts.EmitHint.Unspecified, node, this.at)
  }

  /** The compiler writes a union in the order in which it met the parts anywhere, which may change from day to day. */
  private inOrder(node: ts.Node): ts.Node {
    const inner = ts.visitEachChild(node, (child) => this.inOrder(child), undefined)
    if (!ts.isUnionTypeNode(inner)) return inner
    const named = inner.types.map((type) => ({ type, text: this.printed(type) }))
    const types = named.toSorted((a, b) => (a.text < b.text ? -1 : 1)).map(({ type }) => type)
    return ts.factory.createUnionTypeNode(types)
  }

  /** Notes every type of this package that a type is made of and that nobody has told of yet. */
  private meet(node: ts.Node): void {
    // The compiler leaves on a name it has written which symbol it stands for, but does not say so in its types.
    const symbol = ts.isIdentifier(node) ? (node as { symbol?: ts.Symbol }).symbol : undefined
    if (symbol && symbol.flags & SymbolFlags.Type && !this.told.has(symbol) && this.isOurs(symbol)) {
      this.told.add(symbol)
      this.open.push(symbol)
    }
    ts.forEachChild(node, (child) => this.meet(child))
  }

  private isOurs({ declarations = [], flags }: ts.Symbol): boolean {
    if (flags & SymbolFlags.TypeParameter) return false
    return declarations.some((node) => node.getSourceFile().fileName.startsWith(this.folder))
  }
}
