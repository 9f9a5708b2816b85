import { type Names, NotFaked, type Paging, type Render } from './described-stream.ts'
import { type Made, putAt } from './made-records.ts'
import type { Tree } from './manifest-part.ts'

/** What a response has besides its records. */
export type PageEnd = {
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>
  /** What the client must send for the next page; undefined after the last one. */
  readonly token: string | undefined
}

type Asked = {
  readonly paging: Exclude<Paging, { readonly kind: 'none' }>
  readonly body: unknown
  /** Where the records are. */
  readonly lists: readonly (readonly string[])[]
  readonly hasMore: boolean
  readonly page: number
  /** The address of the next page. */
  readonly link: string
  readonly names: Names
  readonly used: ReadonlySet<string>
}

const ABSENT = Symbol('absent')
type Place = { readonly of: 'response' | 'headers'; readonly path: readonly string[] }

/**
 * Completes a response so that the manifest's own expressions find the next page, or the end. Returns undefined if no
 * response does: then the end is on another page.
 */
export function endPage(asked: Asked, evaluate: Render): PageEnd | undefined {
  const { part } = asked.paging
  const places = placesIn([part.get('cursor_value'), part.get('stop_condition')], asked.lists)
  for (const values of combinations(places.length, asked.hasMore ? moreValues(asked) : [...ENDS])) {
    const made = completed(asked, places, values)
    if (made && isRight(made, asked, evaluate))
      return { ...made, token: asked.hasMore ? tokenOf(made, asked, evaluate) : undefined }
  }
  return undefined
}

const ENDS = [ABSENT, null, '', false, 0, 'null'] as const

const moreValues = ({ page, link, paging }: Asked): unknown[] => {
  const token = `t${page + 1}x`
  return paging.tokenSlot === 'path'
    ? [link, true, token, page + 1]
    : [token, true, page + 1, link, page + 2, 1_000]
}

const CHAIN =
  /\b(response|headers)((?:\s*\.\s*get\(\s*(?:"[^"]+"|'[^']+')(?:\s*,[^()]*)?\s*\)|\.\w+|\[\s*(?:"[^"]+"|'[^']+')\s*\])+)/g
const STEP = /\.\s*get\(\s*["']([^"']+)["']|\[\s*["']([^"']+)["']|\.(\w+)/g
const TEST = /(["'])([^"']+)\1 (?:not )?in (response|headers)((?:\[\s*(?:"[^"]+"|'[^']+')\s*\]|\.\w+)*)/g
const METHODS = new Set([
  'split',
  'get',
  'strip',
  'replace',
  'lower',
  'endswith',
  'startswith',
  'rsplit',
  'find',
  'items',
])

function placesIn(templates: readonly unknown[], lists: readonly (readonly string[])[]): Place[] {
  const text = templates.map((one) => String(one ?? '')).join(' ')
  const chains = [...text.matchAll(CHAIN)].map(([, of, steps = '']) => ({ of, path: stepsIn(steps) }))
  const tests = [...text.matchAll(TEST)].map(([, , name = '', of, steps = '']) => ({
    of,
    path: [...stepsIn(steps), name],
  }))
  const all = [...chains, ...tests].map(({ of, path }): Place => {
    if (of === 'headers') return { of: 'headers', path: [(path[0] ?? '').toLowerCase()] }
    return { of: 'response', path }
  })
  const isOutside = ({ of, path }: Place) =>
    of === 'headers' || !lists.some((list) => isWithin(path, list) || isWithin(list, path))
  const distinct = [...new Map(all.map((place) => [JSON.stringify(place), place])).values()].filter(isOutside)
  // A place around another one is made with it.
  return distinct.filter(
    (one) =>
      !distinct.some(
        (other) =>
          other !== one &&
          other.of === one.of &&
          isWithin(other.path, one.path) &&
          other.path.length > one.path.length,
      ),
  )
}

const stepsIn = (steps: string): string[] => {
  const names = [...steps.matchAll(STEP)].map(([, one, two, three]) => one ?? two ?? three ?? '')
  const end = names.findIndex((name) => METHODS.has(name))
  return end < 0 ? names : names.slice(0, end)
}

const isWithin = (path: readonly string[], outer: readonly string[]) =>
  outer.every((name, at) => path[at] === name)

function* combinations(count: number, values: readonly unknown[]): Generator<unknown[]> {
  if (count > 4) throw new NotFaked('with a page end of more than four values')
  for (let at = 0; at < values.length ** count; at++)
    yield Array.from(
      { length: count },
      (_, place) => values[Math.floor(at / values.length ** place) % values.length],
    )
}

type Completed = { body: unknown; headers: Record<string, string> }

function completed(
  { body, link }: Asked,
  places: readonly Place[],
  values: readonly unknown[],
): Completed | undefined {
  const isRecord = typeof body === 'object' && body !== null && !Array.isArray(body)
  const made: Made | unknown = isRecord ? { ...body } : body
  const headers: Record<string, string> = {}
  for (const [at, { of, path }] of places.entries()) {
    const value = values[at]
    if (value === ABSENT) continue
    if (of === 'response' && !isRecord) return undefined
    if (of === 'response') putAt(made as Made, path, value)
    else if (value !== null && value !== '')
      headers[path[0] ?? ''] = path[0] === 'link' ? `<${link}>; rel="next"` : String(value)
  }
  return { body: made, headers }
}

const namesFor = ({ body, headers }: Completed, { names }: Asked): Names => {
  const written = Object.entries(headers).flatMap(([name, value]): [string, unknown][] => [
    [name.replace(/(?<![a-z\d])[a-z]/g, (letter) => letter.toUpperCase()), value],
    [name, name === 'link' ? linksIn(value) : value],
  ])
  const all: Tree = Object.fromEntries(written)
  return { ...names, response: body ?? {}, headers: 'link' in all ? all : { ...all, link: {} } }
}

const linksIn = (header: string): Tree => {
  const [, url, rel = 'next'] = /<(.*)>; rel="(\w+)"/.exec(header) ?? []
  return { [rel]: { url, rel } }
}

function tokenOf(made: Completed, asked: Asked, evaluate: Render): string | undefined {
  const { part } = asked.paging
  const value = evaluate(part.get('cursor_value'), { ...namesFor(made, asked), parameters: part.parameters })
  if (value === null || value === undefined || value === '' || value === false) return undefined
  if (typeof value === 'object' && (Array.isArray(value) ? value.length === 0 : !('rawJSON' in value)))
    return undefined
  return String(value)
}

function isRight(made: Completed, asked: Asked, evaluate: Render): boolean {
  const { part } = asked.paging
  try {
    const stop = part.get('stop_condition')
    const stops =
      stop !== undefined && isYes(evaluate(stop, { ...namesFor(made, asked), parameters: part.parameters }))
    const token = stops ? undefined : tokenOf(made, asked, evaluate)
    if (!asked.hasMore) return token === undefined
    if (token === undefined || asked.used.has(token)) return false
    return asked.paging.tokenSlot !== 'path' || token === asked.link || asked.link.endsWith(token)
  } catch {
    // Expressions fail for some of the values that are tried.
    return false
  }
}

const isYes = (value: unknown) => Boolean(value) && value !== 'False' && value !== 'false'
