import { type Fields, isFields, type Tree } from './read-yaml.ts'

/** Resolves the references of a manifest, each when it is needed. */
export type References = {
  /** Returns an object whose own reference is resolved. The fields next to a reference take precedence. */
  resolved(value: unknown): unknown
  lineOf(value: Fields, field?: string): number | undefined
}

/** A reference that points nowhere, or to itself. */
export class BadReference extends Error {
  readonly line: number

  constructor(line: number) {
    super('A reference of the manifest cannot be resolved')
    this.line = line
  }
}

const DEEPEST = 50

export function referencesOf(tree: Tree): References {
  const lines = new WeakMap<object, Fields>()
  const known = new WeakMap<object, unknown>()

  const lineOf: References['lineOf'] = (value, field) => {
    const own = tree.lineOf(value, field)
    const origin = lines.get(value)
    return own ?? (origin && lineOf(origin, field))
  }

  function resolved(value: unknown, depth = 0): unknown {
    if (typeof value === 'string' && value.startsWith('#/'))
      return resolved(target(value, 1, depth), depth + 1)
    if (!isFields(value) || typeof value.$ref !== 'string') return value
    if (known.has(value)) return known.get(value)
    const line = lineOf(value, '$ref') ?? 1
    if (depth > DEEPEST) throw new BadReference(line)
    const { $ref, ...own } = value
    const made = merged(resolved(target($ref, line, depth), depth + 1), own, value)
    known.set(value, made)
    return made
  }

  function merged(referenced: unknown, own: Fields, place: Fields): unknown {
    if (!isFields(referenced)) return referenced
    if (Object.keys(own).length === 0) return referenced
    const made = Object.assign(Object.create(null), referenced, own)
    lines.set(made, place)
    return made
  }

  /** Names may contain slashes, so the longest name that exists is taken. */
  function target(reference: string, line: number, depth: number): unknown {
    let [at, rest] = [tree.root, reference.replace(/^#\//, '')]
    for (let steps = 0; rest !== ''; steps++) {
      at = resolved(at, depth + 1)
      const name = steps < DEEPEST ? nameIn(at, rest) : undefined
      if (name === undefined) throw new BadReference(line)
      at = (at as Fields)[name]
      rest = rest.slice(name.length + 1)
    }
    return at
  }

  return { resolved, lineOf }
}

function nameIn(value: unknown, path: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const parts = path.split('/')
  for (let count = parts.length; count > 0; count--) {
    const name = parts.slice(0, count).join('/')
    if (Object.hasOwn(value, name)) return name
  }
  return undefined
}
