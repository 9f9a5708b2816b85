import type { AuditEntry, AuditValue } from '@tributary/domain'
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

/** Returns the values of an entry that differ, and facts without a value before. Others only repeat what the object was. */
export const auditChanges = ({ values }: Pick<AuditEntry, 'values'>) =>
  values.filter(({ before, after }) => before !== after)

/** Returns the changes of an entry as one text: "name: Files → Store". */
export const auditChangesText = (entry: Pick<AuditEntry, 'values'>): string =>
  auditChanges(entry)
    .map(({ name, before, after }) =>
      before === null
        ? `${name}: ${auditValue(after)}`
        : `${name}: ${auditValue(before)} → ${auditValue(after)}`,
    )
    .join('; ')
