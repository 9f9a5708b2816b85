import type * as contract from '@tributary/sdk/contract'
import type { Endpoint } from '@tributary/sdk/contract'
import type { OrganisationItems } from './organisation-items.ts'

/** Whom and what a call is about. */
export type Target = {
  /** The organisation that is named outright, where one is. */
  orgId: string
  /** What is named by its id. */
  of: OrganisationItems
  /** A device of whoever calls, or of somebody else. */
  device: string
  /** A session of whoever calls, or of somebody else. */
  session: string
  /** A linked identity of the caller, or of another user. */
  identity: string
  /** Where a database listens, with a schema of its own for each organisation. */
  credentials: object
  /** Makes names that nobody has yet. */
  unique: string
}

/** What a call is made with: values of its path, its query, its body as it stands on the wire. */
export type CallInput = {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string>>
  body?: object
}

/** Open to everybody: there is nobody to be kept out. */
export const PUBLIC = 'public'

type Entry = ((target: Target) => CallInput) | typeof PUBLIC

/** An input for each call of a feature: a call that has none does not compile. */
export type InputsOf<Feature> = {
  readonly [Name in keyof Feature as Feature[Name] extends Endpoint ? Name : never]: Entry
}

type Contract = typeof contract
type FeatureName = {
  [Name in keyof Contract]: keyof InputsOf<Contract[Name]> extends never ? never : Name
}[keyof Contract]

export type AllInputs = { readonly [Name in FeatureName]: InputsOf<Contract[Name]> }
