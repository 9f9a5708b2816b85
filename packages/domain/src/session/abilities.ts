import { isAdminNamed, isSuperadmin } from './roles.ts'

/** The role of a user, which decides their abilities. */
export type Actor = {
  /** The name of the role, e.g. `Admin`. */
  role: string
  /** 0 to 4. A lower level may do more. */
  roleLevel: number
  /** Set while an administrator sees the portal as this user. */
  viewAs?: object | null
}

type Rule = (actor: Actor) => boolean

const level =
  (highest: number): Rule =>
  (actor) =>
    actor.roleLevel <= highest
const superadmin: Rule = (actor) => isSuperadmin(actor.role)
const adminNamed: Rule = (actor) => isAdminNamed(actor.role)

const abilities = {
  'organisations.act-on-every': level(1),
  'admin.open': level(2),
  'admin.dashboard': level(1),
  'admin.configuration': level(1),
  'approvals.decide': level(2),
  'configuration.edit': level(1),
  'clients.edit': level(2),
  'profile.open': level(4),
  'users.manage': level(2),
  'users.invite': level(2),
  'users.see-sign-in-methods': level(2),
  'users.microsoft-id': superadmin,
  'tokens.administer': level(2),
  'audit.read': level(2),
  'operations.open': superadmin,
  'excel.open': level(3),
  'excel.configure': level(2),
  'excel.edit': level(3),
  'excel.delete-areas': level(1),
  'excel.delete-structure': superadmin,
  'connectors.open-manage': adminNamed,
  'connectors.see-all': adminNamed,
  'connectors.reconnect-hints': adminNamed,
  'connectors.edit': level(2),
  'connectors.authorise': (actor) => level(2)(actor) && adminNamed(actor),
  'connectors.refresh-fully': superadmin,
  'connectors.see-deleted': superadmin,
  'connectors.see-key-and-times': superadmin,
  'connectors.edit-schedule': superadmin,
  'connectors.edit-licences': superadmin,
  'connectors.edit-api-path': superadmin,
  'connectors.assign-organisations': level(1),
  'database.configure': level(2),
  'webhooks.manage': level(2),
  'organisation-sign-in.manage': level(2),
  'alerts.manage-channels': level(2),
  'xero2sql.see-all': level(2),
  'xero2sql.assign-users': level(2),
  'xero2sql.tokens': superadmin,
} as const satisfies Record<string, Rule>

/** Something a user may or may not do, prefixed with its feature. */
export type Ability = keyof typeof abilities

/** Abilities to read and change what only the user may know: sign-in methods, tokens, credentials and links in mails. */
const personal: ReadonlySet<Ability> = new Set<Ability>([
  'profile.open',
  'users.invite',
  'users.see-sign-in-methods',
  'tokens.administer',
  'organisation-sign-in.manage',
  'connectors.authorise',
  'database.configure',
  'xero2sql.tokens',
])

/**
 * Whether this user has the ability. Without a signed-in user, nothing is allowed. An administrator who sees the portal as the
 * user has none of the abilities that concern secrets of the user.
 */
export const can = (actor: Actor | null | undefined, ability: Ability): boolean =>
  actor ? abilities[ability](actor) && !(actor.viewAs && personal.has(ability)) : false
