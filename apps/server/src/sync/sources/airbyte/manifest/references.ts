import { type Fields, isFields, type Place, type Tree } from './read-yaml.ts'

/** Resolves the references of a manifest, each when it is needed. */
export type References = {
  /** Returns an object whose own reference is resolved. The fields next to a reference take precedence. */
  resolved(value: unknown): unknown
  placeOf(value: Fields, field?: string): Place | undefined
}

/** A reference that points nowhere, or to itself. */
export class BadReference extends Error {
  constructor() {
    super('A reference of the manifest cannot be resolved')
  }
}

const DEEPEST = 50

export function referencesOf(tree: Tree): References {
  const places = new WeakMap<object, Fields>()
  const known = new WeakMap<object, unknown>()

  const placeOf: References['placeOf'] = (value, field) => {
    const own = tree.placeOf(value, field)
    const origin = places.get(value)
    return own ?? (origin && placeOf(origin, field))
  }

  function resolved(value: unknown, depth = 0): unknown {
    if (typeof value === 'string' && value.startsWith('#/')) return resolved(target(value, depth), depth + 1)
    if (!isFields(value) || typeof value.$ref !== 'string') return value
    if (known.has(value)) return known.get(value)
    if (depth > DEEPEST) throw new BadReference()
    const { $ref, ...own } = value
    const made = merged(resolved(target($ref, depth), depth + 1), own, value)
    known.set(value, made)
    return made
  }

  function merged(referenced: unknown, own: Fields, place: Fields): unknown {
    if (!isFields(referenced)) return referenced
    if (Object.keys(own).length === 0) return referenced
    const made = Object.assign(Object.create(null), referenced, own)
    places.set(made, place)
    return made
  }

  /** Names may contain slashes, so the longest name that exists is taken. */
  function target(reference: string, depth: number): unknown {
    let [at, rest] = [tree.root, reference.replace(/^#\//, '')]
    for (let steps = 0; rest !== ''; steps++) {
      at = resolved(at, depth + 1)
      const name = steps < DEEPEST ? nameIn(at, rest) : undefined
      if (name === undefined) throw new BadReference()
      at = (at as Fields)[name]
      rest = rest.slice(name.length + 1)
    }
    return at
  }

  return { resolved, placeOf }
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
