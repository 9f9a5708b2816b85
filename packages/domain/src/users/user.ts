import type { Status } from '../configuration/status.ts'
import type { Id, Named } from '../id.ts'
import type { Xero2SqlProductLink } from '../xero2sql/xero2sql.ts'

/** What every member of an organisation may know of another: the name and the address (contract, CALL-55). */
export type Person = { id: Id; firstName: string; lastName: string; emailAddress: string }

/** A role as the list of assignable ones tells it (connectors spec 3). */
export type AssignableRole = { id: Id; name: string; displayName: string }

/**
 * A member of an organisation with everything administrators manage (connectors spec 3). Whoever may see only names
 * gets null and empty lists for the rest; `microsoftId` is there for superadmins only.
 */
export type User = Person & {
  role: AssignableRole | null
  roleId: Id | null
  statusId: Id | null
  status: Status | null
  microsoftId?: string | null | undefined
  groups: Named[]
  entities: Named[]
  /** Whether they are linked to entities to come as well; `entities` then holds every one there is. */
  everyEntity: boolean
  helperTables: Named[]
  xero2SqlProducts: Xero2SqlProductLink[]
  /** The connectors they are assigned to. */
  connectors: Named[]
  /** When they last signed in; null for whoever never did, and for viewers who may not know. */
  lastSignedInAt: Date | null
}
