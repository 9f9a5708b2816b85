import type { OpenSession } from '@tributary/domain'
import { csvTime } from '@tributary/sdk/common'
import { securityMessages, shownDevice } from '@tributary/sdk/session'
import { csvText } from '../../primitives/CsvButton/csv.messages.ts'
import type { CsvColumn } from '../../primitives/CsvButton/csv-column.ts'
import { profileText } from './profile.messages.ts'

/** Returns the columns of a CSV file of sessions. The current one is marked. */
export const sessionCsv = (): CsvColumn<OpenSession>[] => [
  { header: profileText.csvHeads.browser, text: ({ description }) => shownDevice(description) },
  {
    header: profileText.csvHeads.current,
    text: ({ current }) => (current ? securityMessages.thisBrowser : ''),
  },
  { header: csvText.inUtc(profileText.csvHeads.signedIn), text: ({ startedAt }) => csvTime(startedAt) },
  { header: csvText.inUtc(profileText.lastSeen), text: ({ lastSeenAt }) => csvTime(lastSeenAt) },
  { header: profileText.csvHeads.network, text: ({ network }) => network ?? '' },
  {
    header: profileText.csvHeads.factor,
    text: ({ factor }) => (factor ? securityMessages.withFactor[factor] : ''),
  },
]
