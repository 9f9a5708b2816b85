import { writtenNames } from '../contract/wire/written-names.ts'

/** A part of an input or a response that does not fit. It contains kinds of values, never the value. */
export type Issue = {
  /** The part: `body.name` of an input, in our names, or `response.0.Id`, in those of the JSON. */
  path: string
  /** What fits, for example `string` or `a length of at most 255`. */
  expected: string
  /** The kind of the value: `undefined` if it is missing, `null`, `array`, or another word of `typeof`. */
  received: string
}

type Path = readonly PropertyKey[]
type Leaf = { path: Path; expected: string; input?: unknown }

/** The parts of an issue of zod that describe what fits. */
export type Fault = {
  path?: Path
  keys?: readonly string[]
  errors?: readonly (readonly Fault[])[]
  /** The value, if zod reports it. */
  input?: unknown
  expected?: unknown
  values?: readonly unknown[]
  minimum?: unknown
  maximum?: unknown
  pattern?: unknown
}

/** Expected in the place of an unknown field. */
export const NO_SUCH_FIELD = 'no such field'

const MOST = 10

/** Describes the faults that a schema found in a value, ten at most. Each path starts with `where`. */
export const issuesOf = (faults: readonly Fault[], value: unknown, where: string): Issue[] =>
  leavesIn(faults)
    .slice(0, MOST)
    .map(({ path, expected, input }) => {
      const names: PropertyKey[] = [where]
      let at = value
      for (const part of path) {
        const name = ourName(at, part)
        names.push(name)
        at = isObject(at) ? Reflect.get(at, name) : undefined
      }
      const received = kindOf(input === undefined ? at : input)
      return { path: names.map(shown).join('.'), expected, received }
    })

/** Counts the faults, also those that {@link issuesOf} leaves out. */
export const countIssues = (faults: readonly Fault[]): number => leavesIn(faults).length

/** Describes an issue in a line. */
export const issueLine = ({ path, expected, received }: Issue): string =>
  `${path}: expected ${expected}, received ${received}`

function ourName(source: unknown, name: PropertyKey): PropertyKey {
  if (!isObject(source) || name in source) return name
  return writtenNames.get(source)?.find(([, wire]) => wire === name)?.[0] ?? name
}

/** Whether a value has fields. */
export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Shows a plausible name or a place in a list. Anything else may be a secret in the wrong place. */
export const shown = (name: PropertyKey) => (/^([a-z]\w{0,49}|\d{1,9})$/i.test(String(name)) ? name : '…')

/** The kind of a value, for messages that must not repeat it. */
export const kindOf = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value

const leavesIn = (faults: readonly Fault[]): Leaf[] => faults.flatMap((fault) => leavesOf(fault, []))

function leavesOf(fault: Fault, above: Path): Leaf[] {
  const path = [...above, ...(fault.path ?? [])]
  return fault.errors
    ? closest(fault.errors.map((form) => form.flatMap((one) => leavesOf(one, path))))
    : [{ path, expected: expectedBy(fault), input: fault.input }]
}

/** Of several forms, returns the faults of the one meant: its faults are the deepest, then the fewest. */
function closest(forms: Leaf[][]): Leaf[] {
  const depth = (form: Leaf[]) => Math.max(...form.map(({ path }) => path.length))
  const [best = [], ...others] = forms.toSorted((a, b) => depth(b) - depth(a) || a.length - b.length)
  const [only, more] = best
  if (!only || more) return best
  const alike = others.filter((form) => form.length === 1 && depth(form) === only.path.length).flat()
  return [{ ...only, expected: [only, ...alike].map(({ expected }) => expected).join(' or ') }]
}

function expectedBy({ expected, values, minimum, maximum, pattern }: Fault): string {
  if (values) return values.map((value) => JSON.stringify(value)).join(' or ')
  if (minimum !== undefined) return `a length of at least ${minimum}`
  if (maximum !== undefined) return `a length of at most ${maximum}`
  return `${expected ?? (pattern ? `a text like ${pattern}` : 'another value')}`
}
