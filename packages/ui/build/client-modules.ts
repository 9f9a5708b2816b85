import { dirname, join } from 'node:path'
import ts from 'typescript'

/** What React offers to server components. Every other import from it needs the browser. */
const onServer = new Set(
  'Activity cache Children cloneElement createElement createRef forwardRef Fragment isValidElement lazy memo StrictMode Suspense useCallback useDebugValue useId useMemo version ViewTransition'.split(
    ' ',
  ),
)
const withoutState = /^(react\/jsx-runtime|lucide-react|@tributary\/|@vanilla-extract\/)/

type Import = { from: string; name: string }
type Module = {
  path: string
  /** State, effects, context, a handler of an event, or a package with them. */
  hasState: boolean
  imports: ReadonlyMap<string, Import>
  /** The names of components that a tag gets as props, with the tag. */
  given: readonly { tag: string; component: string }[]
  /** Whether it calls an imported function, and whether it writes functions as properties. */
  calls: ReadonlySet<string>
  hasFunctionProperty: boolean
}

/**
 * Returns the modules that need "use client": those with state, effects, context or handlers, and those that pass
 * functions to one of them. Keys are paths in the source folder, values the text of each module.
 */
export function clientModules(sources: ReadonlyMap<string, string>): Set<string> {
  const modules = [...sources].map(([path, text]) => read(path, text))
  const client = new Set(modules.filter(({ hasState }) => hasState).map(({ path }) => path))
  for (let size = -1; size < client.size; ) {
    size = client.size
    for (const module of modules) if (passesFunctions(module, client)) client.add(module.path)
  }
  return client
}

/** A server component cannot pass a function to a client component, nor call a function of a client module. */
function passesFunctions(
  { imports, given, calls, hasFunctionProperty }: Module,
  client: ReadonlySet<string>,
) {
  const isClient = (name: string) => client.has(imports.get(name)?.from ?? '')
  const drawsClient = [...imports.values()].some(({ from, name }) => client.has(from) && /^[A-Z]/.test(name))
  return (
    [...calls].some(isClient) ||
    given.some(({ tag, component }) => isClient(tag) && /^[A-Z]/.test(component) && imports.has(component)) ||
    (hasFunctionProperty && drawsClient)
  )
}

function read(path: string, text: string): Module {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const imports = new Map(file.statements.flatMap((each) => importsOf(path, each)))
  const nodes = nodesOf(file)
  const attributes = nodes.filter(ts.isJsxAttribute)
  return {
    path,
    hasState: [...imports.values()].some(needsBrowser) || nodes.some(isHandler),
    imports,
    given: attributes.flatMap((attribute) => {
      const value = expressionOf(attribute)
      return value && ts.isIdentifier(value)
        ? [{ tag: attribute.parent.parent.tagName.getText(), component: value.text }]
        : []
    }),
    calls: new Set(nodes.filter(ts.isCallExpression).map(({ expression }) => expression.getText())),
    hasFunctionProperty: nodes.some((node) => ts.isPropertyAssignment(node) && isFunction(node.initializer)),
  }
}

function nodesOf(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = []
  node.forEachChild((child) => void children.push(...nodesOf(child)))
  return [node, ...children]
}

const expressionOf = ({ initializer }: ts.JsxAttribute) =>
  initializer && ts.isJsxExpression(initializer) ? initializer.expression : undefined

/** `onClick={…}`, a function as a prop, or a function as a child. */
const isHandler = (node: ts.Node) =>
  (ts.isJsxAttribute(node) && /^on[A-Z]/.test(node.name.getText())) ||
  (ts.isJsxExpression(node) && node.expression !== undefined && isFunction(node.expression))

const isFunction = (node: ts.Node) => ts.isArrowFunction(node) || ts.isFunctionExpression(node)

const needsBrowser = ({ from, name }: Import) =>
  from === 'react' ? !onServer.has(name) : !from.includes('.ts') && !withoutState.test(from)

/** Returns the values that a statement imports, by their local names. Types are not in the built module. */
function importsOf(path: string, statement: ts.Statement): [string, Import][] {
  if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return []
  const { text } = statement.moduleSpecifier
  const from = text.startsWith('.') ? join(dirname(path), text) : text
  const clause = statement.importClause
  if (!clause || clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return []
  const bindings = clause.namedBindings
  if (!bindings || ts.isNamespaceImport(bindings))
    return bindings ? [[bindings.name.text, { from, name: '*' }]] : []
  return bindings.elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name, propertyName }) => [name.text, { from, name: (propertyName ?? name).text }])
}
