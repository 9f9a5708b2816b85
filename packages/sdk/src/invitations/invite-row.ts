import type { Id } from '@tributary/domain'

/** A row of the form that invites several people. */
export type InviteRow = {
  /** Identifies the row in the form. */
  key: string
  /** The first name; '' if none. */
  firstName: string
  /** The last name; '' if none. */
  lastName: string
  /** The address; '' while the row is empty. */
  emailAddress: string
  /** The role of this person; null for the role of all. */
  roleId: Id | null
  /** The name of a role that was pasted and does not exist; '' otherwise. */
  unknownRole: string
  /** Why the server could not invite this person; '' if it was not asked since the last change of the row. */
  failure: string
}

/** Returns an empty row. */
export const emptyInviteRow = (key: string): InviteRow => ({
  key,
  firstName: '',
  lastName: '',
  emailAddress: '',
  roleId: null,
  unknownRole: '',
  failure: '',
})
