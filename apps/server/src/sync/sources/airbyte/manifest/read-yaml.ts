import { type Document, isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'

/** An object of a manifest. */
export type Fields = { readonly [name: string]: unknown }

/** A manifest as data, with the lines of its objects and their fields. */
export type Tree = {
  readonly root: unknown
  /** The line of an object, or of one of its fields; undefined for objects of no manifest. */
  lineOf(value: Fields, field?: string): number | undefined
}

/** A fault of the text itself. */
export type YamlFault = { readonly line: number; readonly reason: string }

const MOST_CHARACTERS = 4_000_000
const MOST_NODES = 500_000
const DEEPEST = 100

class TooLarge extends Error {}

/** Reads YAML of version 1.1, which these manifests are written in. */
export function readYaml(text: string): { tree: Tree } | { fault: YamlFault } {
  if (text.length > MOST_CHARACTERS) return { fault: { line: 1, reason: 'is too large' } }
  const counter = new LineCounter()
  const document = parseDocument(text, {
    version: '1.1',
    lineCounter: counter,
    merge: true,
    stringKeys: true,
  })
  const [error] = document.errors
  if (error) return { fault: { line: error.linePos?.[0].line ?? 1, reason: 'cannot be read as YAML' } }
  const lines = new WeakMap<object, ReadonlyMap<string, number>>()
  try {
    const root = plainOf(document, counter, lines)
    return {
      tree: {
        root,
        lineOf: (value, field = '') => lines.get(value)?.get(field) ?? lines.get(value)?.get(''),
      },
    }
  } catch (failure) {
    if (failure instanceof TooLarge) return { fault: { line: 1, reason: 'is too large' } }
    throw failure
  }
}

function plainOf(
  document: Document.Parsed,
  counter: LineCounter,
  lines: WeakMap<object, ReadonlyMap<string, number>>,
): unknown {
  let nodes = 0

  function plain(node: unknown, depth: number): unknown {
    nodes += 1
    if (nodes > MOST_NODES || depth > DEEPEST) throw new TooLarge()
    if (isAlias(node)) return plain(node.resolve(document), depth + 1)
    if (isSeq(node)) return node.items.map((item) => plain(item, depth + 1))
    if (isMap(node)) return object(node, depth)
    if (!isScalar(node)) return null
    // Dates of YAML are texts everywhere in a manifest.
    return node.value instanceof Date ? node.source : node.value
  }

  function object(node: Extract<Node, { items: unknown[] }>, depth: number): Fields {
    const made: Record<string, unknown> = Object.create(null)
    const found = new Map([['', lineAt(node)]])
    for (const { key, value } of node.items as { key: unknown; value: unknown }[]) {
      const name = isScalar(key) ? String(key.value) : ''
      const inner = plain(value, depth + 1)
      if (name === '<<') mergeInto(made, inner)
      else made[name] = inner
      found.set(name, lineAt(key))
    }
    lines.set(made, found)
    return made
  }

  const lineAt = (node: unknown) =>
    isScalar(node) || isMap(node) || isSeq(node) ? counter.linePos(node.range?.[0] ?? 0).line : 1

  return plain(document.contents, 0)
}

/** Fields of the object itself take precedence over merged ones. */
function mergeInto(made: Record<string, unknown>, merged: unknown) {
  for (const fields of Array.isArray(merged) ? merged : [merged])
    if (isFields(fields)) for (const [name, value] of Object.entries(fields)) made[name] ??= value
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
