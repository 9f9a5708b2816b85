/** The password of every demo user, printed at the start. */
export const DEMO_PASSWORD = 'Horse-7-battery'

export const demoOrganisations = [
  { clientKey: 'acme-traders', companyName: 'acme Traders', code: 'acme' },
  { clientKey: 'birch', companyName: 'Birch Ltd', code: 'birch' },
  { clientKey: 'cedar-co', companyName: 'Cedar & Co', code: 'cedar' },
] as const

export type DemoClientKey = (typeof demoOrganisations)[number]['clientKey']

export type DemoPerson = {
  firstName: string
  lastName: string
  email: string
  role: string
  memberOf: readonly DemoClientKey[]
}

export const demoPeople = [
  person('Sue', 'Stone', 'SuperAdmin'),
  person('Adam', 'Ash', 'Admin'),
  person('Olga', 'Oak', 'OrganisationAdmin', ['acme-traders', 'birch']),
  person('Eli', 'Elm', 'ExcelUser'),
  person('Una', 'Ulm', 'User'),
] satisfies DemoPerson[]

function person(
  firstName: string,
  lastName: string,
  role: string,
  memberOf: readonly DemoClientKey[] = ['acme-traders'],
): DemoPerson {
  return { firstName, lastName, role, memberOf, email: `${firstName.toLowerCase()}@tributary.example` }
}
