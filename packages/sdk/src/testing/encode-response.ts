import * as z from 'zod/mini'
import { type Fault, isObject } from '../client/issues.ts'
import { tryOrNull } from '../client/try-or-null.ts'

type Path = readonly PropertyKey[]

/** JSON in the names of the API, or the faults of the value. */
export type EncodedResponse = { json: unknown } | { faults: readonly Fault[] }

/** Encodes what a handler returned. The faults have their paths in the names of the API. */
export function encodeResponse(schema: z.ZodMiniType, value: unknown): EncodedResponse {
  const result = tryOrNull(() => z.safeEncode(schema, value, { reportInput: true }))?.value
  if (result) return result.success ? { json: result.data } : { faults: result.error.issues }
  // A codec throws on a value of another kind, for example on a text in the place of a Date.
  const throws = (changed: unknown) => tryOrNull(() => z.safeEncode(schema, changed)) === null
  const { path, input } = culpritOf(throws, value)
  return { faults: [{ path, input, expected: 'a value of the documented type' }] }
}

type Culprit = { path: Path; input: unknown }
type Throws = (changed: unknown) => boolean

/** Finds the innermost part that makes a codec throw. */
function culpritOf(throws: Throws, value: unknown): Culprit {
  const inner = Array.isArray(value)
    ? itemThatThrows(throws, value)
    : isObject(value) && fieldThatThrows(throws, value)
  if (!inner) return { path: [], input: value }
  const { name, item, without } = inner
  const { path, input } = culpritOf((changed) => throws(without(changed)), item)
  return { path: [name, ...path], input }
}

type Inner = { name: PropertyKey; item: unknown; without: (changed: unknown) => unknown }

function itemThatThrows(throws: Throws, items: readonly unknown[]): Inner | undefined {
  const name = items.findIndex((item) => throws([item]))
  return name < 0 ? undefined : { name, item: items[name], without: (changed) => [changed] }
}

/** Values that codecs can encode in the place of an optional part, a list and a time. */
const harmless = [null, [], new Date(0)]

/** Replaces one field after the other, because several of them may throw. The last one replaced throws. */
function fieldThatThrows(throws: Throws, fields: object): Inner | undefined {
  const left: Record<string, unknown> = { ...fields }
  for (const [name, item] of Object.entries(fields)) {
    const without = (changed: unknown) => ({ ...left, [name]: changed })
    if (harmless.some((value) => !throws(without(value)))) return { name, item, without }
    if (!(item instanceof Date)) left[name] = Array.isArray(item) ? [] : null
  }
  return undefined
}
