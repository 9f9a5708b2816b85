import { scimMessages as messages } from '../scim.messages.ts'
import { attribute, isObject, type JsonObject } from './attributes.ts'
import { invalidValue, ScimError } from './scim-error.ts'
import { scimLimits } from './scim-limits.ts'

const verbs = ['add', 'replace', 'remove'] as const

/** One change of a PATCH. Without a path, the value has the attributes to change. */
export type PatchOperation = { op: (typeof verbs)[number]; path: string | undefined; value: unknown }

/** Reads the operations of a PATCH. Entra ID capitalises their names. */
export function readOperations(body: JsonObject): PatchOperation[] {
  const list = attribute(body, 'Operations')
  if (!Array.isArray(list) || list.length === 0 || list.length > scimLimits.operations)
    throw new ScimError(400, 'invalidSyntax', messages.noOperations(scimLimits.operations))
  return list.map(readOperation)
}

function readOperation(given: unknown): PatchOperation {
  if (!isObject(given)) throw new ScimError(400, 'invalidSyntax', messages.unknownOperation)
  const name = String(attribute(given, 'op')).toLowerCase()
  const op = verbs.find((verb) => verb === name)
  if (!op) throw new ScimError(400, 'invalidSyntax', messages.unknownOperation)
  const path = attribute(given, 'path') ?? undefined
  if (path !== undefined && (typeof path !== 'string' || path.length > scimLimits.filter))
    throw invalidValue(messages.invalidPath(String(path)))
  return { op, path, value: attribute(given, 'value') }
}
