/*
 * What the built SDK loads in place of `zod/mini`: the kinds of schema that its calls use, with the same results. Zod
 * itself would be a third of a small program, because it also words errors, builds types and runs asynchronously. The
 * tests of contract and client run with it as well, and zod.test.ts compares both.
 */

/** Why a value does not fit, in zod's names. */
type Fault = {
  expected?: string
  values?: unknown[]
  minimum?: number
  maximum?: number
  pattern?: string
}

/** Where a value does not fit, and why. After an issue with `continue` the value still has its type, so further checks run. */
type Issue = Fault & {
  code: string
  path?: PropertyKey[]
  continue?: boolean
  keys?: string[]
  errors?: Issue[][]
}

/** Decodes a value, or encodes it. Adds issues when it does not fit. */
type Run = (value: unknown, issues: Issue[], encoding: boolean) => unknown

/** A schema. A field may be missing if it `mayBeMissing`; it stays missing if it also `staysMissing`. */
type Schema = { run: Run; mayBeMissing: boolean; staysMissing: boolean }

type Check = (payload: { value: unknown; issues: Issue[] }) => void

const schema = (run: Run, mayBeMissing = false, staysMissing = false): Schema => ({
  run,
  mayBeMissing,
  staysMissing,
})

const reject = (issues: Issue[], fault: Fault, proceed = false): undefined => {
  issues.push({ code: 'custom', path: [], continue: proceed, ...fault })
}

const stopped = (issues: Issue[], from = 0) =>
  issues.length > from && issues.slice(from).some((issue) => !issue.continue)

function checked(run: Run, checks: readonly Check[]): Run {
  const afterChecks = (value: unknown, issues: Issue[], from: number) => {
    const payload = { value, issues }
    for (const check of checks) if (!stopped(issues, from)) check(payload)
    return payload.value
  }
  return (value, issues, encoding) => {
    const from = issues.length
    const result = run(value, issues, encoding)
    if (!encoding) return afterChecks(result, issues, from)
    if (stopped(issues, from)) return result
    // Checks are about our side, and may change it.
    issues.length = from
    return run(afterChecks(value, issues, from), issues, encoding)
  }
}

const checkable = (run: Run) => ({
  ...schema(run),
  check: (...checks: Check[]) => schema(checked(run, checks)),
})

const fits = (fit: (value: unknown) => boolean, fault: Fault): Run => {
  return (value, issues) => (fit(value) ? value : reject(issues, fault))
}
const kind = (expected: string) => fits((value) => typeof value === expected, { expected })

export const string = /* @__NO_SIDE_EFFECTS__ */ () => checkable(kind('string'))
export const number = /* @__NO_SIDE_EFFECTS__ */ () =>
  checkable(fits(Number.isFinite, { expected: 'number' }))
export const boolean = /* @__NO_SIDE_EFFECTS__ */ () => schema(kind('boolean'))
export const unknown = /* @__NO_SIDE_EFFECTS__ */ () => schema((value) => value)
export { unknown as any }

export const literal = /* @__NO_SIDE_EFFECTS__ */ (values: unknown) => {
  const allowed = [values].flat()
  return schema(fits((value) => allowed.includes(value), { values: allowed }))
}

/** Runs the schema of a part of the value, and adds its name to the path of new issues. */
function runPart({ run }: Schema, name: PropertyKey, value: unknown, issues: Issue[], encoding: boolean) {
  const from = issues.length
  const result = run(value, issues, encoding)
  if (issues.length > from) for (const issue of issues.slice(from)) issue.path = [name, ...(issue.path ?? [])]
  return result
}

export const array = /* @__NO_SIDE_EFFECTS__ */ (element: Schema) =>
  checkable((value, issues, encoding) =>
    Array.isArray(value)
      ? value.map((item, index) => runPart(element, index, item, issues, encoding))
      : reject(issues, { expected: 'array' }),
  )

type Shape = Record<string, Schema>
type Unknown = 'drop' | 'keep' | 'reject'
type Values = Record<string, unknown>

const objectWith = /* @__NO_SIDE_EFFECTS__ */ (shape: Shape, others: Unknown) => {
  const fields = Object.entries(shape)
  const names = new Set(Object.keys(shape))
  return checkable((value, issues, encoding) => {
    if (!isObject(value)) return reject(issues, { expected: 'object' })
    const result: Values = {}
    for (const [name, field] of fields) {
      const present = name in value
      if (!present && field.mayBeMissing && field.staysMissing) continue
      const from = issues.length
      const read = runPart(field, name, value[name], issues, encoding)
      if (!present && !field.mayBeMissing) {
        if (issues.length === from) issues.push({ code: 'custom', path: [name] })
      } else if (present || read !== undefined) result[name] = read
    }
    if (others !== 'drop') addOthers(value, names, result, others === 'reject' ? issues : null)
    return result
  })
}

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Copies unknown fields, or rejects them in one issue. Assigning to `__proto__` would change the prototype. */
function addOthers(value: Values, names: ReadonlySet<string>, result: Values, issues: Issue[] | null) {
  const keys: string[] = []
  for (const name in value) {
    if (names.has(name)) continue
    if (issues) keys.push(name)
    else if (name !== '__proto__') result[name] = value[name]
  }
  if (keys.length > 0) issues?.push({ code: 'unrecognized_keys', path: [], keys, continue: true })
}

export const object = /* @__NO_SIDE_EFFECTS__ */ (shape: Shape) => objectWith(shape, 'drop')
export const looseObject = /* @__NO_SIDE_EFFECTS__ */ (shape: Shape) => objectWith(shape, 'keep')
export const strictObject = /* @__NO_SIDE_EFFECTS__ */ (shape: Shape) => objectWith(shape, 'reject')

export const optional = /* @__NO_SIDE_EFFECTS__ */ ({ run }: Schema) =>
  schema((value, ...rest) => (value === undefined ? value : run(value, ...rest)), true, true)
export const nullable = /* @__NO_SIDE_EFFECTS__ */ ({ run, mayBeMissing, staysMissing }: Schema) =>
  schema((value, ...rest) => (value === null ? value : run(value, ...rest)), mayBeMissing, staysMissing)
export const nullish = /* @__NO_SIDE_EFFECTS__ */ (inner: Schema) => optional(nullable(inner))

export const union = /* @__NO_SIDE_EFFECTS__ */ (options: Schema[]) =>
  schema(
    (value, issues, encoding) => {
      const failed: { result: unknown; own: Issue[] }[] = []
      for (const { run } of options) {
        const own: Issue[] = []
        const result = run(value, own, encoding)
        if (own.length === 0) return result
        failed.push({ result, own })
      }
      const [fitting, ...others] = failed.filter(({ own }) => !stopped(own))
      if (fitting && others.length === 0) {
        issues.push(...fitting.own)
        return fitting.result
      }
      issues.push({ code: 'invalid_union', path: [], errors: failed.map(({ own }) => own) })
    },
    options.some(({ mayBeMissing }) => mayBeMissing),
    options.some(({ staysMissing }) => staysMissing),
  )

type Both = Record<'decode' | 'encode', (value: unknown) => unknown>
export const codec = /* @__NO_SIDE_EFFECTS__ */ (wire: Schema, ours: Schema, both: Both) =>
  schema(
    (value, issues, encoding) => {
      const [first, last] = encoding ? [ours, wire] : [wire, ours]
      const from = issues.length
      const read = first.run(value, issues, encoding)
      if (issues.length > from) return read
      return last.run(encoding ? both.encode(read) : both.decode(read), issues, encoding)
    },
    wire.mayBeMissing,
    ours.staysMissing,
  )

export const regex =
  /* @__NO_SIDE_EFFECTS__ */
    (pattern: RegExp): Check =>
    ({ value, issues }) => {
      if (!pattern.test(String(value))) reject(issues, { pattern: `${pattern}` }, true)
    }

/** The length of a list, or of a text in code points. */
const lengthOf = (value: unknown) => (typeof value === 'string' ? [...value] : (value as unknown[])).length

export const minLength =
  /* @__NO_SIDE_EFFECTS__ */
    (minimum: number): Check =>
    ({ value, issues }) => {
      if (lengthOf(value) < minimum) reject(issues, { minimum }, true)
    }
export const maxLength =
  /* @__NO_SIDE_EFFECTS__ */
    (maximum: number): Check =>
    ({ value, issues }) => {
      if (lengthOf(value) > maximum) reject(issues, { maximum }, true)
    }
export const trim =
  /* @__NO_SIDE_EFFECTS__ */
  (): Check => (payload) => {
    payload.value = String(payload.value).trim()
  }

const safely =
  (encoding: boolean) =>
  ({ run }: Schema, value: unknown) => {
    const issues: Issue[] = []
    const data = run(value, issues, encoding)
    return issues.length > 0
      ? { success: false, data: undefined, error: { issues } }
      : { success: true, data }
  }

/** Encodes a value. The issues are in `error`, as in zod. */
export const safeEncode = /* @__PURE__ */ safely(true)

/** Decodes a value. The issues are in `error`, as in zod. */
export const safeDecode = /* @__PURE__ */ safely(false)
