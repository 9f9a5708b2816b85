import type { User } from '@tributary/domain'
import { csvTime } from '@tributary/sdk/common'
import { roleTitle, userStatusLabel } from '@tributary/sdk/users'
import { csvText } from '../primitives/CsvButton/csv.messages.ts'
import type { CsvColumn } from '../primitives/CsvButton/csv-column.ts'
import { usersText } from './users.messages.ts'

/** Returns the columns of a CSV file of users. */
export const userCsv = (): CsvColumn<User>[] => [
  { header: usersText.firstName, text: ({ firstName }) => firstName },
  { header: usersText.lastName, text: ({ lastName }) => lastName },
  { header: usersText.emailAddress, text: ({ emailAddress }) => emailAddress },
  { header: usersText.role, text: ({ role }) => (role ? roleTitle(role) : '') },
  { header: usersText.status, text: ({ status }) => userStatusLabel(status) },
  {
    header: csvText.inUtc(usersText.lastSignedIn),
    text: ({ lastSignedInAt }) => csvTime(lastSignedInAt),
  },
]
