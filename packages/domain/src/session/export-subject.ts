import type { Ability } from './abilities.ts'

/** The ability that an export needs: of a list of one organisation, and of the list of all of them. Null if there is no such list. */
const abilities = {
  access: { one: 'excel.open', all: null },
  'access-report': { one: 'audit.read', all: null },
  approvals: { one: null, all: 'approvals.decide' },
  'audit-log': { one: 'audit.read', all: 'organisations.act-on-every' },
  groups: { one: 'excel.open', all: null },
  links: { one: 'excel.open', all: null },
  mails: { one: null, all: 'operations.open' },
  tokens: { one: 'tokens.administer', all: null },
  users: { one: 'users.manage', all: null },
} as const satisfies Record<string, { one: Ability | null; all: Ability | null }>

/** A list with people, access or the audit log, whose export is recorded. */
export type ExportSubject = keyof typeof abilities

/** Every list whose export is recorded. */
export const exportSubjects: readonly ExportSubject[] = [
  'access',
  'access-report',
  'approvals',
  'audit-log',
  'groups',
  'links',
  'mails',
  'tokens',
  'users',
]

/** Returns the ability that an export needs, of one organisation or of all; null if the list does not exist there. */
export const exportAbility = (subject: ExportSubject, of: 'one' | 'all'): Ability | null =>
  abilities[subject][of]
