import {
  type AssignableRole,
  type Id,
  roles as knownRoles,
  mayBeDefaultRole,
  type OrganisationProvider,
} from '@tributary/domain'
import { requiredError } from '@tributary/sdk/common'
import { organisationSignInText as text } from './organisation-sign-in.messages.ts'

/** What an administrator enters about the provider. */
export type ProviderValues = {
  /** The name on the sign-in button. */
  name: string
  /** The issuer. */
  issuer: string
  /** The id of the client. */
  clientId: string
  /** The secret; '' keeps the stored one. */
  clientSecret: string
  /** Whether addresses count without the claim `email_verified`. */
  trustsAddresses: boolean
  /** Whether someone without an account becomes a member. */
  addsMembers: boolean
  /** The role of new members; null until the roles have loaded. */
  defaultRoleId: Id | null
}

export const providerFields = [
  'name',
  'issuer',
  'clientId',
  'clientSecret',
  'trustsAddresses',
  'addsMembers',
  'defaultRoleId',
] as const

/** Returns the roles that a provider may give. */
export const defaultRoles = (roles: readonly AssignableRole[]): AssignableRole[] =>
  roles.filter(({ name }) => {
    const known = knownRoles.find((role) => role.name === name)
    return known !== undefined && mayBeDefaultRole(known)
  })

/** Returns the stored values for the form. Without a provider, the first role is chosen, which is the least powerful. */
export const providerForm = (
  provider: OrganisationProvider | null,
  roles: readonly AssignableRole[],
): ProviderValues => ({
  name: provider?.name ?? '',
  issuer: provider?.issuer ?? '',
  clientId: provider?.clientId ?? '',
  clientSecret: '',
  trustsAddresses: provider?.trustsAddresses ?? false,
  addsMembers: provider?.addsMembers ?? false,
  defaultRoleId: provider?.defaultRoleId ?? roles[0]?.id ?? null,
})

/** Whether the stored secret still belongs to what was entered. */
export const keepsSecret = (
  provider: OrganisationProvider | null,
  { issuer, clientId }: Pick<ProviderValues, 'issuer' | 'clientId'>,
): boolean => provider !== null && provider.issuer === issuer.trim() && provider.clientId === clientId.trim()

/** Returns why a field cannot be saved; null if it can. */
export function providerError(
  field: keyof ProviderValues,
  values: ProviderValues,
  provider: OrganisationProvider | null,
): string | null {
  const { name, issuer, clientId, clientSecret } = values
  if (field === 'name') return requiredError(name)
  if (field === 'clientId') return requiredError(clientId)
  if (field === 'issuer') return requiredError(issuer) ?? (isAddress(issuer) ? null : text.issuerWrong)
  if (field === 'clientSecret') return keepsSecret(provider, values) ? null : requiredError(clientSecret)
  return null
}

const isAddress = (issuer: string) => /^https?:$/.test(URL.parse(issuer.trim())?.protocol ?? '')
