import * as z from 'zod/mini'
import { paramNames } from '../contract/endpoint.ts'
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
export type Encoded<Value = Values> = { value: Value } | Refused

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
  const faults = written?.error.issues ?? [{ expected: 'a value of the documented type' }]
  const unknown = [...notWritten(input), ...unknownIn(written?.error.issues ?? [])]
  return refuse(faults, input, where, unknown)
}

const nothing = /* @__PURE__ */ z.strictObject({})

/** Fills in the path. Rejects a name that is missing, unknown, or has a value that would change the path. */
export function encodeParams(path: string, params: Values = {}): Encoded<string> {
  const names = paramNames(path)
  const unknown = Object.keys(params).filter((name) => !names.includes(name))
  const value = fillPath(path, params)
  if (value !== null && unknown.length === 0) return { value }
  const faulty = names.filter((name) => fillPath(`{${name}}`, params) === null)
  const faults = faulty.map((name) => ({ path: [name], expected: 'a part of a path' }))
  return refuse(
    faults,
    params,
    'params',
    unknown.map((name) => [name]),
  )
}

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
