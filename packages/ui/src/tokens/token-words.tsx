import type { ApiToken } from '@tributary/domain'
import { formatList } from '@tributary/sdk/common'
import { tokensMessages } from '@tributary/sdk/tokens'
import { TimeAgo } from '../patterns/clock/TimeAgo.tsx'

/** Returns the organisations in which a token works, or the word for all of them. */
export const placesOf = ({ organisations }: ApiToken, everywhere: string): string =>
  organisations ? formatList(organisations.map(({ name }) => name)) : everywhere

/** When a token was last used, for a table. */
export const LastUsed = ({ at }: { at: Date | null }) =>
  at ? <TimeAgo date={at} /> : tokensMessages.neverUsed
