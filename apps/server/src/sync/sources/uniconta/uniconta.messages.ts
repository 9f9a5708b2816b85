import { httpMessages } from '../http/http.messages.ts'
import { propertyMessages } from '../property.messages.ts'

/** Sentences of Uniconta connectors. None contains a password, an address or Uniconta's own words. */
export const unicontaMessages = {
  missing: propertyMessages.missing,
  badUsername:
    '"Username" must be the name of a Uniconta user. The number of a company may come before it, as in 12345/name.',

  refused:
    'Uniconta refused the sign-in. Check four things in Uniconta: the user’s name and password, that the user is not locked, that OData is paid for on this user, and that it has rights in the company.',
  noCompany:
    'Uniconta does not have the company in "Username", or this user has no rights in it. Check the number before the user name.',
  noTable: 'Uniconta no longer offers it to this user. Check the user’s rights.',
  filterRefused:
    'Uniconta refused the filter or the order of a request, so nothing was stored. Its interface may have changed.',
  tooMuch:
    'Uniconta could not put the rows of this table into one response. Try again at a quiet time of the day.',
  callsUsedUp:
    'Uniconta has received all calls of this user for now. A standard package has 5,000 a day. Schedule fewer refreshes.',

  noTableList: 'Uniconta sent a list of tables that cannot be read. Its interface may have changed.',
  noTables:
    'Uniconta offers this user none of the tables that are read. Check the user’s rights in the company.',
  notOffered: 'Uniconta does not offer them to this user.',
  severalCompanies: (count: number) =>
    `This user has rights in ${count} companies, and its default company was read. To always read the same one, enter its number before the user name, as in 12345/name.`,
  readable: (found: number, all: number) => `${found} of ${all} tables can be read.`,

  noFirstDate: (table: string) =>
    `${table}: Uniconta did not sort the rows by date, so the first month is not known and nothing was stored.`,
  otherDate: (table: string) =>
    `${table}: Uniconta sent rows of other dates than requested, so nothing was stored. Its interface may have changed.`,
  sameRow: (table: string, key: string) =>
    `${table}: Uniconta sent two different rows with the key ${key}. The table may have changed while it was read; try again.`,
  cutOff: (table: string) =>
    `${table}: Uniconta sent a part of the rows without a link to the others, and they have no number to continue from. Nothing was stored.`,
  restless: (table: string) =>
    `${table}: rows were deleted or added while the table was read, so nothing was stored. Try again.`,
} as const

export const unicontaHttpMessages = httpMessages('Uniconta')
