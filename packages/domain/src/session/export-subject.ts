import type { Ability } from './abilities.ts'

/** Every list with people, access or the audit log. Their exports are recorded. */
export const exportSubjects = [
  'access',
  'access-report',
  'approvals',
  'audit-log',
  'groups',
  'links',
  'mails',
  'tokens',
  'users',
] as const

/** A list whose export is recorded. */
export type ExportSubject = (typeof exportSubjects)[number]

/** The ability to export a list of one organisation, and that for all organisations. Null where there is no such list. */
const abilities: Record<ExportSubject, { one: Ability | null; all: Ability | null }> = {
  access: { one: 'excel.open', all: null },
  'access-report': { one: 'audit.read', all: null },
  approvals: { one: null, all: 'approvals.decide' },
  'audit-log': { one: 'audit.read', all: 'organisations.act-on-every' },
  groups: { one: 'excel.open', all: null },
  links: { one: 'excel.open', all: null },
  mails: { one: null, all: 'operations.open' },
  tokens: { one: 'tokens.administer', all: null },
  users: { one: 'users.manage', all: null },
}

/** Returns the ability that an export needs, of one organisation or of all; null if the list does not exist there. */
export const exportAbility = (subject: ExportSubject, of: 'one' | 'all'): Ability | null =>
  abilities[subject][of]
