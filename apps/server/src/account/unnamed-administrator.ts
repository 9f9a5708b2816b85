import { isSuperadmin } from '@tributary/domain'

/** The name of the first administrator until they enter their own with the password. */
export const unnamedAdministrator = { firstName: 'First', lastName: 'Administrator' } as const

type Account = { firstName: string; lastName: string; role: string }

/** Whether an account still has the name that the installation gave it. */
export const needsName = ({ firstName, lastName, role }: Account): boolean =>
  isSuperadmin(role) &&
  firstName === unnamedAdministrator.firstName &&
  lastName === unnamedAdministrator.lastName
