import { type Document, isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'

/** An object of a manifest. */
export type Fields = { readonly [name: string]: unknown }

/** Where something is in the text, counted from 1, and where in the data: `streams.0.retriever`. */
export type Place = { readonly line: number; readonly column: number; readonly path: string }

/** A manifest as data, with the places of its objects and their fields. */
export type Tree = {
  readonly root: unknown
  /** The place of an object, or of one of its fields; undefined for objects of no manifest. */
  placeOf(value: Fields, field?: string): Place | undefined
}

/** A fault of the text itself. */
export type YamlFault = Place & { readonly reason: string }

export const START: Place = { line: 1, column: 1, path: '' }

const MOST_CHARACTERS = 4_000_000
const MOST_NODES = 500_000
const DEEPEST = 100

class TooLarge extends Error {}
class KeyTwice extends Error {
  readonly place: Place
  constructor(place: Place) {
    super()
    this.place = place
  }
}

/** Reads YAML of version 1.1, which these manifests are written in. */
export function readYaml(text: string): { tree: Tree } | { fault: YamlFault } {
  if (text.length > MOST_CHARACTERS) return { fault: { ...START, reason: 'is too large' } }
  const counter = new LineCounter()
  const document = parseDocument(text, {
    version: '1.1',
    lineCounter: counter,
    merge: true,
    stringKeys: true,
    // The parser compares each key with all others, which takes minutes for thousands.
    uniqueKeys: false,
  })
  const [error] = document.errors
  if (error) {
    const { line, col } = error.linePos?.[0] ?? { line: 1, col: 1 }
    return { fault: { line, column: col, path: '', reason: 'cannot be read as YAML' } }
  }
  const places: Places = new WeakMap()
  try {
    const root = plainOf(document, counter, places)
    return {
      tree: {
        root,
        placeOf: (value, field = '') => places.get(value)?.get(field) ?? places.get(value)?.get(''),
      },
    }
  } catch (failure) {
    if (failure instanceof KeyTwice)
      return { fault: { ...failure.place, reason: 'has the same field twice' } }
    if (failure instanceof TooLarge) return { fault: { ...START, reason: 'is too large' } }
    throw failure
  }
}

type Places = WeakMap<object, ReadonlyMap<string, Place>>

function plainOf(document: Document.Parsed, counter: LineCounter, places: Places): unknown {
  let nodes = 0

  function plain(node: unknown, path: readonly string[]): unknown {
    nodes += 1
    if (nodes > MOST_NODES || path.length > DEEPEST) throw new TooLarge()
    if (isAlias(node)) return plain(node.resolve(document), [...path, '*'])
    if (isSeq(node)) return node.items.map((item, at) => plain(item, [...path, String(at)]))
    if (isMap(node)) return object(node, path)
    if (!isScalar(node)) return null
    // Dates of YAML are texts everywhere in a manifest.
    return node.value instanceof Date ? node.source : node.value
  }

  function object(node: Extract<Node, { items: unknown[] }>, path: readonly string[]): Fields {
    const made: Record<string, unknown> = Object.create(null)
    const found = new Map([['', placeAt(node, path)]])
    for (const { key, value } of node.items as { key: unknown; value: unknown }[]) {
      const name = isScalar(key) ? String(key.value) : ''
      if (name !== '' && name !== '<<' && found.has(name)) throw new KeyTwice(placeAt(key, [...path, name]))
      const inner = plain(value, [...path, name])
      if (name === '<<') mergeInto(made, inner)
      else made[name] = inner
      found.set(name, placeAt(key, [...path, name]))
    }
    places.set(made, found)
    return made
  }

  function placeAt(node: unknown, steps: readonly string[]): Place {
    const offset = isScalar(node) || isMap(node) || isSeq(node) ? (node.range?.[0] ?? 0) : 0
    const { line, col } = counter.linePos(offset)
    return { line, column: col, path: steps.filter((step) => step !== '*').join('.') }
  }

  return plain(document.contents, [])
}

/** Fields of the object itself take precedence over merged ones. */
function mergeInto(made: Record<string, unknown>, merged: unknown) {
  for (const fields of Array.isArray(merged) ? merged : [merged])
    if (isFields(fields)) for (const [name, value] of Object.entries(fields)) made[name] ??= value
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
