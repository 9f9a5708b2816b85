import { type ESTree, parseAst, type Rollup } from 'vite'

type Context = Pick<Rollup.PluginContext, 'getModuleIds' | 'getModuleInfo' | 'resolve'>
type Body = ESTree.Program['body']

/** An export of another module. */
type Wanted = { source: string; name: string }

/** The modules that each module imports. */
export type ModuleGraph = ReadonlyMap<string, ReadonlySet<string>>

/** Every export of a module. */
const ALL = '*'

/**
 * Reads which modules each module imports. An index that only re-exports is replaced with the modules behind the names
 * that are used, as the bundler does.
 */
export async function readModuleGraph(context: Context): Promise<ModuleGraph> {
  const bodies = new Map<string, Body>()
  const bodyOf = (id: string): Body => {
    const code = context.getModuleInfo(id)?.code
    const body = bodies.get(id) ?? (code ? parseAst(code).body : [])
    bodies.set(id, body)
    return body
  }
  const behind = async (from: string, { source, name }: Wanted): Promise<string[]> => {
    const found = await context.resolve(source, from)
    if (!found) return []
    const body = bodyOf(found.id)
    if (!isIndex(body)) return [found.id]
    const further = await Promise.all(exportsOf(body, name).map((wanted) => behind(found.id, wanted)))
    return further.flat()
  }
  const graph = new Map<string, Set<string>>()
  for (const id of context.getModuleIds()) {
    const body = bodyOf(id)
    if (isIndex(body)) continue
    const imported = await Promise.all(body.flatMap(importsOf).map((wanted) => behind(id, wanted)))
    graph.set(id, new Set(imported.flat()))
  }
  return graph
}

/** Returns the modules that are loaded together with these. */
export function reachableFrom(graph: ModuleGraph, roots: readonly string[]): Set<string> {
  const reached = new Set(roots)
  for (const id of reached) for (const imported of graph.get(id) ?? []) reached.add(imported)
  return reached
}

/** A module without its own code. */
const isIndex = (body: Body) =>
  body.length > 0 &&
  body.every(
    (statement) =>
      'directive' in statement ||
      statement.type === 'ImportDeclaration' ||
      statement.type === 'ExportAllDeclaration' ||
      (statement.type === 'ExportNamedDeclaration' && !statement.declaration),
  )

const nameOf = (name: ESTree.ModuleExportName) => (name.type === 'Literal' ? name.value : name.name)

/** What a statement imports or re-exports. */
function importsOf(statement: Body[number]): Wanted[] {
  if (statement.type === 'ImportDeclaration') return [...importedBy(statement).values()]
  const source =
    'source' in statement && statement.source && 'value' in statement.source && statement.source.value
  return typeof source === 'string' ? [{ source, name: ALL }] : []
}

/** The imports of a statement by their local name. */
function importedBy({ source, specifiers }: ESTree.ImportDeclaration): Map<string, Wanted> {
  const wanted = specifiers.map((specifier) => {
    const name = specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : ALL
    return [specifier.local.name, { source: source.value, name }] as const
  })
  return new Map(wanted.length > 0 ? wanted : [['', { source: source.value, name: ALL }]])
}

/** Returns what an index has behind a name, or behind all of them. */
function exportsOf(body: Body, name: string): Wanted[] {
  if (name === ALL) return body.flatMap(importsOf)
  const imported = new Map(
    body.flatMap((statement) => (statement.type === 'ImportDeclaration' ? [...importedBy(statement)] : [])),
  )
  return body.flatMap((statement) => {
    if (statement.type === 'ExportAllDeclaration') return [{ source: statement.source.value, name }]
    if (statement.type !== 'ExportNamedDeclaration') return []
    return statement.specifiers.flatMap(({ local, exported }) => {
      if (nameOf(exported) !== name) return []
      const { source } = statement
      return source ? [{ source: source.value, name: nameOf(local) }] : (imported.get(nameOf(local)) ?? [])
    })
  })
}
