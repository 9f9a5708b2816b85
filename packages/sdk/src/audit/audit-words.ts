import { type AuditEntry, type AuditValue, roles } from '@tributary/domain'
import { roleTitle } from '../users/user-role.ts'
import { auditMessages } from './audit.messages.ts'

const splitAction = (action: string): [group: string, verb: string] => {
  const dot = action.indexOf('.')
  return dot < 0 ? [action, ''] : [action.slice(0, dot), action.slice(dot + 1)]
}

const own = (words: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(words, name) ? words[name] : undefined

/** Returns an action in words: "Connector changed". An action that is not known stays as it is. */
export function auditAction(action: string): string {
  const [group, verb] = splitAction(action)
  const known = own(auditMessages.groups, group)
  const done = own(auditMessages.verbs, verb)
  return known && done ? auditMessages.action(known, done) : action
}

/** The groups of actions, with their words, by their words. */
export const auditGroups = (): { value: string; label: string }[] =>
  Object.entries(auditMessages.groups)
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => a.label.localeCompare(b.label))

/** Returns who made a change: a user, or the server itself, or that no one was signed in. */
export function auditActor({ actor, requestId }: Pick<AuditEntry, 'actor' | 'requestId'>): string {
  if (actor) return actor.name
  return requestId === null ? auditMessages.server : auditMessages.unknownUser
}

/** Returns a value on screen. */
export function auditValue(value: AuditValue): string {
  if (value === null || value === '') return auditMessages.nothing
  if (typeof value === 'boolean') return value ? auditMessages.yes : auditMessages.no
  return String(value)
}

/** A change of an entry, in words. */
export type AuditChange = {
  /** The name of the field in the log: `groupId`. */
  field: string
  /** The field: "Security group". One that is not known stays as it is. */
  name: string
  /** The value before; null if there was none. */
  before: string | null
  /** The value after, or a fact about the change. */
  after: string
}

type Changed = Pick<AuditEntry, 'values'> & Partial<Pick<AuditEntry, 'names'>>

const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g
const onlyIds = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}( [\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})*$/

/**
 * Returns the values of an entry that differ, and facts without a value before, in words. Others only repeat what the object was.
 * Objects have their names, and those that no longer exist their ids.
 */
export function auditChanges({ values, names = [] }: Changed): AuditChange[] {
  const nameOf = new Map(names.map(({ id, name }) => [String(id), name]))
  return values
    .filter(({ before, after }) => before !== after)
    .map(({ name, before, after }) => ({
      field: name,
      name: own(auditMessages.fields, name) ?? name,
      before: before === null ? null : valueText(name, before, nameOf),
      after: valueText(name, after, nameOf),
    }))
}

function valueText(field: string, value: AuditValue, nameOf: ReadonlyMap<string, string>): string {
  if (typeof value !== 'string' || value === '') return auditValue(value)
  if (onlyIds.test(value))
    return sortedTexts(value.match(uuid)?.map((id) => nameOf.get(id) ?? id) ?? []).join(', ')
  if (field === 'change') return auditAction(value)
  if (field === 'role') return roleTitle({ displayName: displayNameOf(value) })
  return own(auditMessages.words, value) ?? own(auditMessages.words, value.toLowerCase()) ?? value
}

const sortedTexts = (texts: readonly string[]) => texts.toSorted((a, b) => a.localeCompare(b))
const displayNameOf = (role: string) => roles.find(({ name }) => name === role)?.displayName ?? role

/** Returns the changes of an entry as one text: "Name: Files → Store". */
export const auditChangesText = (entry: Changed): string =>
  auditChanges(entry)
    .map(({ name, before, after }) =>
      before === null ? `${name}: ${after}` : `${name}: ${before} → ${after}`,
    )
    .join('; ')
