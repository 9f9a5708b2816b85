import * as z from 'zod/mini'
import { unknownField, unknownIn } from '../contract/unknown-fields.ts'
import { writtenNames } from '../contract/wire/written-names.ts'
import { type Fault, type Issue, isObject, issuesOf, NO_SUCH_FIELD } from './issues.ts'
import { requestMessages } from './request.messages.ts'
import { tryOrNull } from './try-or-null.ts'
import { fillPath } from './url.ts'

type Values = Readonly<Record<string, unknown>>
type Path = readonly PropertyKey[]
type Refused = { refused: string[]; issues: Issue[] }

/** The encoded value. If it cannot be sent: the sentences of the error, and the parts that do not fit. */
export type Encoded<Value = Values> = { value: Value; issues?: never } | Refused

/**
 * Encodes an input with its schema. Rejects an unknown field with its name instead of dropping it.
 * Such a field is found when encoding reports it, or when decoding the result does not bring it back.
 */
export function encodeInput(schema: z.ZodMiniType = nothing, input: unknown = {}, where: string): Encoded {
  // A codec may throw on unforeseen input.
  const written = tryOrNull(() => z.safeEncode(schema, input))?.value
  if (written?.success) {
    const unknown = lostFrom(input, z.safeDecode(schema, written.data).data, [])
    return unknown.length > 0 ? refuse([], input, where, unknown) : { value: Object(written.data) }
  }
  const faults = written?.error.issues
  const unknown = [...notWritten(input), ...unknownIn(faults ?? [])]
  return refuse(faults ?? [{ expected: 'a value of the documented type' }], input, where, unknown)
}

const nothing = /* @__PURE__ */ z.strictObject({})

/** Fills in the path. Rejects a name that is missing, unknown, or has a value that would change the path. */
export function encodeParams(path: string, params: Values = {}): Encoded<string> {
  const { filled, faults } = fillPath(path, params)
  const unknown = Object.keys(params).flatMap((name) => (path.includes(`{${name}}`) ? [] : [[name]]))
  return faults.length + unknown.length > 0 ? refuse(faults, params, 'params', unknown) : { value: filled }
}

/** Whether an input of this schema may have the field. */
export const hasField = (schema: z.ZodMiniType | undefined, name: string): boolean =>
  !encodeInput(schema, { [name]: null }, '').issues?.some(({ expected }) => expected === NO_SUCH_FIELD)

function refuse(faults: readonly Fault[], input: unknown, where: string, unknown: readonly Path[]): Refused {
  const sentences = unknown.map((path) => unknownField([where, ...path]))
  const unknownFaults = unknown.map((path) => ({ path, expected: NO_SUCH_FIELD }))
  return {
    refused: sentences.length > 0 ? sentences : [requestMessages.requestFailed],
    issues: issuesOf([...unknownFaults, ...faults.filter((fault) => !fault.keys)], input, where),
  }
}

/** The fields of a request that were not written because they are not known. */
function notWritten(input: unknown): Path[] {
  const names = isObject(input) && writtenNames.get(input)
  return names
    ? Object.keys(input).flatMap((name) => (names.some(([ours]) => ours === name) ? [] : [[name]]))
    : []
}

function lostFrom(input: unknown, known: unknown, path: Path): Path[] {
  if (!isObject(input) || !isObject(known)) return []
  return Object.entries(input).flatMap(([name, value]) => {
    if (value === undefined) return []
    const here = [...path, name]
    return name in known ? lostFrom(value, Reflect.get(known, name), here) : [here]
  })
}
