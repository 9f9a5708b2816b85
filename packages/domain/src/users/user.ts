import type { Status } from '../configuration/status.ts'
import type { Id, Named } from '../id.ts'
import type { Xero2SqlProductLink } from '../xero2sql/xero2sql.ts'

/** The fields of a member that every other member may see. */
export type Person = {
  /** Identifies the user. */
  id: Id
  /** The first name, as the user wrote it. */
  firstName: string
  /** The last name, as the user wrote it. */
  lastName: string
  /** The address the user signs in with. */
  emailAddress: string
}

/** A role in the list of assignable roles. */
export type AssignableRole = {
  /** Identifies the role in requests. It differs between installations. */
  id: Id
  /** The name in the API, e.g. `OrganisationAdmin`. */
  name: string
  /** The name on screen. */
  displayName: string
}

/**
 * A member of an organisation, with everything administrators manage. For viewers who may see only names, the other
 * fields are null or empty. Only superadmins get `microsoftId`.
 */
export type User = Person & {
  /** The user's role; null if the viewer may not see it. */
  role: AssignableRole | null
  /** The id of `role`; null if the viewer may not see it. */
  roleId: Id | null
  /** The id of `status`; null if the viewer may not see it. */
  statusId: Id | null
  /** Active, locked or archived; null if the viewer may not see it. */
  status: Status | null
  /** The object id of the user's Microsoft account; null without one, absent for other viewers. */
  microsoftId?: string | null | undefined
  /** The security groups the user is assigned to. */
  groups: Named[]
  /** The entities the user is linked to. */
  entities: Named[]
  /** Whether future entities are linked too; `entities` then lists all of them. */
  everyEntity: boolean
  /** The helper tables the user is linked to. */
  helperTables: Named[]
  /** The Xero companies the user may synchronise. */
  xero2SqlProducts: Xero2SqlProductLink[]
  /** The connectors assigned to the user. */
  connectors: Named[]
  /** Null if the user never signed in, or the viewer may not see it. */
  lastSignedInAt: Date | null
  /**
   * Whether the account also belongs to an organisation that the viewer does not administer. Only the user, or an administrator of
   * all its organisations, may change its name, address, password, role and status. False for viewers who manage no users.
   */
  belongsElsewhere: boolean
}
