import { scimMessages as messages } from '../scim.messages.ts'
import { isExtension, withoutCoreUrn } from './attribute-path.ts'
import { attribute, isObject, type JsonObject, withAttribute } from './attributes.ts'
import { type Filter, readFilter } from './filter.ts'
import { type PatchOperation, readOperations } from './patch-operations.ts'
import { invalidValue, ScimError } from './scim-error.ts'

/** The attributes that can be written; others are ignored, because directories send all they have. */
export type Writable = { single: readonly string[]; several: readonly string[] }

const READ_ONLY = ['id', 'meta', 'schemas', 'groups']

/** Returns a resource after the operations of a PATCH (RFC 7644, section 3.5.2). */
export const applyPatch = (resource: JsonObject, body: JsonObject, writable: Writable): JsonObject =>
  readOperations(body).reduce((before, operation) => applyOne(before, operation, writable), resource)

function applyOne(resource: JsonObject, operation: PatchOperation, writable: Writable): JsonObject {
  const { op, path, value } = operation
  if (path !== undefined) return applyAt(resource, { op, path, value }, writable)
  if (op === 'remove') throw new ScimError(400, 'noTarget', messages.noTarget)
  if (!isObject(value)) throw invalidValue(messages.noValue)
  // Okta repeats the id in the value, and Entra ID writes paths as names.
  return Object.entries(value)
    .filter(([name]) => !READ_ONLY.includes(name.toLowerCase()))
    .reduce((before, [name, one]) => applyAt(before, { op, path: name, value: one }, writable), resource)
}

type At = Required<PatchOperation> & { path: string }

function applyAt(resource: JsonObject, { op, path, value }: At, writable: Writable): JsonObject {
  const text = withoutCoreUrn(path)
  if (isExtension(text)) return resource
  const { name, filter, sub } = readPatchPath(text)
  if (READ_ONLY.includes(name.toLowerCase())) throw new ScimError(400, 'mutability', messages.readOnly(name))
  const includes = (names: readonly string[]) => names.some((one) => one.toLowerCase() === name.toLowerCase())
  const now = attribute(resource, name)
  if (includes(writable.several))
    return withAttribute(resource, name, changedList(asList(now), { op, filter, value }))
  if (!includes(writable.single)) return resource
  if (filter) throw new ScimError(400, 'invalidPath', messages.invalidPath(path))
  if (op !== 'remove' && value === undefined) throw invalidValue(messages.noValue)
  if (sub === undefined) return withAttribute(resource, name, changedValue(op, now, value))
  const inner = isObject(now) ? now : {}
  return withAttribute(resource, name, withAttribute(inner, sub, op === 'remove' ? undefined : value))
}

function changedValue(op: PatchOperation['op'], now: unknown, value: unknown) {
  if (op === 'remove') return undefined
  return isObject(now) && isObject(value) ? { ...now, ...value } : value
}

type ListChange = { op: PatchOperation['op']; filter: Filter | undefined; value: unknown }

function changedList(now: readonly unknown[], { op, filter, value }: ListChange): readonly unknown[] {
  const given = asList(value)
  if (op === 'remove') return without(now, filter ? [selected(filter)] : value === undefined ? now : given)
  if (filter) throw new ScimError(400, 'noTarget', messages.noTarget)
  return op === 'replace' ? given : [...now, ...given]
}

/** Entra ID may list the values to remove instead of selecting them in the path. */
function without(now: readonly unknown[], removed: readonly unknown[]) {
  const ids = new Set(removed.map(idOf))
  return now.filter((one) => !ids.has(idOf(one)))
}

/** Returns the id that `members[value eq "id"]` selects. Other selections would cost too much in a long list. */
function selected(filter: Filter): unknown {
  const isId =
    filter.kind === 'compare' && filter.operator === 'eq' && filter.path.name.toLowerCase() === 'value'
  if (!isId) throw new ScimError(400, 'invalidPath', messages.otherSelection)
  return filter.value
}

const idOf = (value: unknown) => (isObject(value) ? attribute(value, 'value') : value)

const asList = (value: unknown): readonly unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value]

const PATH = /^([a-z][\w$-]*)(?:\[(.*)\])?(?:\.([$a-z][\w$-]*))?$/is

function readPatchPath(path: string) {
  const [, name, filter, sub] = PATH.exec(path) ?? []
  if (name === undefined) throw new ScimError(400, 'invalidPath', messages.invalidPath(path))
  return { name, filter: filter === undefined ? undefined : readFilter(filter), sub }
}
