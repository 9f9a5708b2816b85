import type { Status } from '../configuration/status.ts'
import type { Id, Named } from '../id.ts'
import type { Xero2SqlProductLink } from '../xero2sql/xero2sql.ts'

/** The fields of a member that every other member may see. */
export type Person = { id: Id; firstName: string; lastName: string; emailAddress: string }

/** A role in the list of assignable roles. */
export type AssignableRole = { id: Id; name: string; displayName: string }

/**
 * A member of an organisation, with everything administrators manage. For viewers who may see only names, the other
 * fields are null or empty. Only superadmins get `microsoftId`.
 */
export type User = Person & {
  role: AssignableRole | null
  roleId: Id | null
  statusId: Id | null
  status: Status | null
  microsoftId?: string | null | undefined
  groups: Named[]
  entities: Named[]
  /** Whether future entities are linked too; `entities` then lists all of them. */
  everyEntity: boolean
  helperTables: Named[]
  xero2SqlProducts: Xero2SqlProductLink[]
  /** The connectors assigned to the user. */
  connectors: Named[]
  /** Null if the user never signed in, or the viewer may not see it. */
  lastSignedInAt: Date | null
}
