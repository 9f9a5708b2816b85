import type * as contract from '@tributary/sdk/contract'
import type { Endpoint } from '@tributary/sdk/contract'
import type { Created } from '../../../src/security/webauthn.ts'
import type { OrganisationItems } from './organisation-items.ts'

/** The target of a call. */
export type Target = {
  /** The organisation the request names explicitly. */
  orgId: string
  /** The items the request names by id. */
  of: OrganisationItems
  /** A device of the caller or of another user. */
  device: string
  /** A session of the caller or of another user. */
  session: string
  /** A linked identity of the caller, or of another user. */
  identity: string
  /** An authenticator app of the caller or of another user. */
  authenticator: string
  /** One that is not confirmed yet, with its first code. */
  newAuthenticator: { id: string; code: string }
  /** A passkey of the caller or of another user. */
  passkey: string
  /** One that a browser of them has created, and that is not added yet. */
  newPasskey: Created
  /** An API token of the caller or of another user. */
  ownToken: string
  /** The token of an invitation of the caller or of another user. */
  invitationToken: string
  /** A change of the Excel structure by the caller or by another user. */
  structureChange: string
  /** A saved filter of the caller or of another user. */
  filter: string
  /** Credentials of a database with a schema for each organisation. */
  credentials: object
  /** A unique part for names. */
  unique: string
}

/** The input of a call: path values, query, and the body as sent on the wire. */
export type CallInput = {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string>>
  body?: object
}

/** A public call: no user is refused. */
export const PUBLIC = 'public'

type Entry = ((target: Target) => CallInput) | typeof PUBLIC

/** An input for each call of a feature. A missing one does not compile. */
export type InputsOf<Feature> = {
  readonly [Name in keyof Feature as Feature[Name] extends Endpoint ? Name : never]: Entry
}

type Contract = typeof contract
type FeatureName = {
  [Name in keyof Contract]: keyof InputsOf<Contract[Name]> extends never ? never : Name
}[keyof Contract]

export type AllInputs = { readonly [Name in FeatureName]: InputsOf<Contract[Name]> }
