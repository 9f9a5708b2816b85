import * as z from 'zod/mini'
import { unknownField, unknownIn } from '../contract/unknown-fields.ts'
import { requestMessages } from './request.messages.ts'
import { tryOrNull } from './try-or-null.ts'

type Values = Readonly<Record<string, unknown>>
type Path = readonly string[]

/** The encoded value, or the sentences that explain why it cannot be sent. */
export type Encoded = { value: Values } | { refused: string[] }

/**
 * Encodes an input with its schema. Rejects an unknown field with its name instead of dropping it.
 * Such a field is found when encoding reports it, or when decoding the result does not bring it back (DATA-30).
 */
export function encodeInput(schema: z.ZodMiniType = nothing, input: unknown = {}, where: string): Encoded {
  // A codec may throw on unforeseen input.
  const written = tryOrNull(() => z.safeEncode(schema, input))?.value
  const unknown = written?.success
    ? lostFrom(input, z.decode(schema, written.data), [])
    : unknownIn(written?.error.issues ?? [])
  if (unknown.length > 0) return { refused: unknown.map((path) => unknownField([where, ...path])) }
  return written?.success ? { value: Object(written.data) } : { refused: [requestMessages.requestFailed] }
}

const nothing = /* @__PURE__ */ z.strictObject({})

function lostFrom(input: unknown, known: unknown, path: Path): Path[] {
  if (!isObject(input) || !isObject(known)) return []
  return Object.entries(input).flatMap(([name, value]) => {
    if (value === undefined) return []
    const here = [...path, name]
    return name in known ? lostFrom(value, Reflect.get(known, name), here) : [here]
  })
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
