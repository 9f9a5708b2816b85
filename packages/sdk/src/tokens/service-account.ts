import { can, type Id, roles, type ServiceAccount, type ServiceRole, serviceRoles } from '@tributary/domain'
import { roleTitle } from '../users/user-role.ts'
import { programNameError } from './token-form.ts'

/** The input of a service account. */
export type ServiceAccountForm = {
  /** The name on screen. */
  name: string
  /** Its role. */
  role: ServiceRole
  /** The connectors it sees, if its role does not see all. */
  connectorIds: readonly Id[]
}

const levelOf = (name: string) => roles.find((role) => role.name === name)?.level ?? roles.length

/** Whether a role sees every connector of the organisation, so that none are chosen for it. */
export const seesAllConnectors = (role: string): boolean =>
  can({ role, roleLevel: levelOf(role) }, 'connectors.see-all')

/** Returns the name of a service account's role on screen. A name that is not one of ours stays. */
export const serviceRoleTitle = (name: string): string =>
  roleTitle({ displayName: roles.find((role) => role.name === name)?.displayName ?? name })

/** Returns the input that shows an account, or that of a new one. */
export const serviceAccountForm = (account: ServiceAccount | null): ServiceAccountForm => ({
  name: account?.name ?? '',
  role: serviceRoles.find((role) => role === account?.role) ?? 'User',
  connectorIds: account?.connectors.map(({ id }) => id) ?? [],
})

/** Returns the message of one field of a service account; null when it is valid. */
export const serviceAccountError = (
  field: keyof ServiceAccountForm,
  { name }: ServiceAccountForm,
): string | null => (field === 'name' ? programNameError(name) : null)
