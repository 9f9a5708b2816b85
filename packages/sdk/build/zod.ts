/*
 * What the built SDK loads in place of `zod/mini`: the same schemas of `zod/v4/core`, without the second class that
 * mini puts around each for its methods, and without the unused ways of parsing. It saves 0.7 kB of every
 * bundle. The tests of contract and client run with it as well.
 */
import * as core from 'zod/v4/core'

export {
  _maxLength as maxLength,
  _minLength as minLength,
  _trim as trim,
} from 'zod/v4/core'

type Schema = core.$ZodType
type Check = core.CheckFn<never> | core.$ZodCheck
type Class<Def> = new (def: Def) => Schema

const asCheck = (check: Check) =>
  typeof check === 'function' ? { _zod: { check, def: { check: 'custom' }, onattach: [] } } : check

/** Without a class for each string format, because errors here do not name the format. */
export const regex =
  /* @__NO_SIDE_EFFECTS__ */
    (pattern: RegExp): core.CheckFn<string> =>
    ({ value, issues }) => {
      if (!pattern.test(value)) issues.push({ code: 'custom', input: value })
    }

const checkable = /* @__NO_SIDE_EFFECTS__ */ <Def>(Of: Class<Def>, def: Def) =>
  Object.assign(new Of(def), {
    check: (...checks: Check[]) => new Of({ ...def, checks: checks.map(asCheck) }),
  })

export const string = /* @__NO_SIDE_EFFECTS__ */ () => checkable(core.$ZodString, { type: 'string' })
export const number = /* @__NO_SIDE_EFFECTS__ */ () => new core.$ZodNumber({ type: 'number', checks: [] })
export const boolean = /* @__NO_SIDE_EFFECTS__ */ () => new core.$ZodBoolean({ type: 'boolean' })
export const unknown = /* @__NO_SIDE_EFFECTS__ */ () => new core.$ZodUnknown({ type: 'unknown' })
// Neither schema runs a check, and no types are built.
export { unknown as any }

export const array = /* @__NO_SIDE_EFFECTS__ */ (element: Schema) =>
  checkable(core.$ZodArray, { type: 'array', element })

type Shape = Record<string, Schema>
export const object = /* @__NO_SIDE_EFFECTS__ */ (shape: Shape) =>
  checkable(core.$ZodObject, { type: 'object', shape })
export const strictObject = /* @__NO_SIDE_EFFECTS__ */ (shape: Shape) =>
  checkable(core.$ZodObject, { type: 'object', shape, catchall: new core.$ZodNever({ type: 'never' }) })
export const looseObject = /* @__NO_SIDE_EFFECTS__ */ (shape: Shape) =>
  checkable(core.$ZodObject, { type: 'object', shape, catchall: unknown() })

export const union = /* @__NO_SIDE_EFFECTS__ */ (options: Schema[]) =>
  new core.$ZodUnion({ type: 'union', options })
export const literal = /* @__NO_SIDE_EFFECTS__ */ (value: core.util.Literal | core.util.Literal[]) =>
  new core.$ZodLiteral({ type: 'literal', values: [value].flat() })
export const optional = /* @__NO_SIDE_EFFECTS__ */ (innerType: Schema) =>
  new core.$ZodOptional({ type: 'optional', innerType })
export const nullable = /* @__NO_SIDE_EFFECTS__ */ (innerType: Schema) =>
  new core.$ZodNullable({ type: 'nullable', innerType })
export const nullish = /* @__NO_SIDE_EFFECTS__ */ (innerType: Schema) => optional(nullable(innerType))

type Both = { decode: core.$ZodCodecDef['transform']; encode: core.$ZodCodecDef['reverseTransform'] }
export const codec = /* @__NO_SIDE_EFFECTS__ */ (wire: Schema, ours: Schema, { decode, encode }: Both) =>
  new core.$ZodCodec({ type: 'pipe', in: wire, out: ours, transform: decode, reverseTransform: encode })

/** Only the issues of a refused value are read, so the class that words them is left out. */
class Refused extends Error {
  issues: core.$ZodIssue[]
  constructor(issues: core.$ZodIssue[]) {
    super()
    this.issues = issues
  }
}
// Zod only ever constructs it.
const AnyError = Refused as unknown as core.$ZodErrorClass
export const decode = /* @__PURE__ */ core._decode(AnyError)
export const encode = /* @__PURE__ */ core._encode(AnyError)
export const safeEncode = /* @__PURE__ */ core._safeEncode(AnyError)
