import { parse } from 'yaml'

// A second reader of the format, so that the compiler is not compared with itself.

export type Tree = Readonly<Record<string, unknown>>

export const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A component of a manifest. A field that is missing is a parameter of the same name. */
export type Part = {
  readonly type: string
  readonly parameters: Tree
  get(name: string): unknown
  part(name: string): Part | undefined
  parts(name: string): Part[]
  /** Returns a field with all references resolved. */
  plain(name: string): unknown
  text(name: string): string | undefined
}

export function readParts(text: string): Part {
  const root: unknown = parse(text, {
    version: '1.1',
    merge: true,
    maxAliasCount: -1,
    customTags: (tags) => tags.filter((tag) => typeof tag === 'string' || !/timestamp/.test(tag.tag)),
  })
  return partOf(root, {}, root)
}

function partOf(value: unknown, outer: Tree, root: unknown): Part {
  const own = followed(value, root)
  const fields = isTree(own) ? own : {}
  const parameters = { ...outer, ...(isTree(fields.$parameters) ? fields.$parameters : {}) }

  function get(name: string): unknown {
    const field = followed(fields[name], root)
    return field === undefined || field === null || field === ''
      ? (followed(parameters[name], root) ?? field)
      : field
  }

  const inner = (item: unknown, name: string) => {
    const { [name]: _, ...rest } = parameters
    return partOf(item, rest, root)
  }
  return {
    type: String(fields.type ?? ''),
    parameters,
    get,
    part(name) {
      const field = get(name)
      return isTree(field) ? inner(field, name) : undefined
    },
    parts(name) {
      const field = get(name)
      const list: unknown[] = Array.isArray(field) ? field : [field]
      return list
        .map((item) => followed(item, root))
        .filter(isTree)
        .map((item) => inner(item, name))
    },
    plain: (name) => plainOf(get(name), root),
    text(name) {
      const field = get(name)
      return field === undefined || field === null ? undefined : String(field)
    },
  }
}

function followed(value: unknown, root: unknown): unknown {
  if (typeof value === 'string' && value.startsWith('#/')) return followed(atPath(value, root), root)
  if (!isTree(value) || typeof value.$ref !== 'string') return value
  const { $ref, ...own } = value
  const found = followed(atPath(value.$ref, root), root)
  return isTree(found) ? { ...found, ...own } : found
}

function atPath(reference: string, root: unknown): unknown {
  let [at, steps] = [root, reference.replace(/^#\//, '').split('/')]
  while (steps.length > 0) {
    const outer = followed(at, root)
    const fields: Tree = isTree(outer) ? outer : Array.isArray(outer) ? { ...outer } : {}
    const count = steps.findLastIndex((_, last) => steps.slice(0, last + 1).join('/') in fields) + 1
    if (count === 0) throw new Error(`${reference} leads nowhere`)
    at = fields[steps.slice(0, count).join('/')]
    steps = steps.slice(count)
  }
  return at
}

function plainOf(value: unknown, root: unknown): unknown {
  const found = followed(value, root)
  if (Array.isArray(found)) return found.map((item) => plainOf(item, root))
  if (!isTree(found)) return found
  return Object.fromEntries(
    Object.entries(found)
      .filter(([name]) => name !== '$parameters')
      .map(([name, inner]) => [name, plainOf(inner, root)]),
  )
}
