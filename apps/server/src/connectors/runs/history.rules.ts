import type { RefreshBucket } from '@tributary/domain'
import { bucketStarts, type HistorySpan, isTimeZone } from '@tributary/sdk/connectors'
import type { Caller } from '../../http/caller.ts'
import { badRequest } from '../../http/http-error.ts'
import type { Services } from '../../services.ts'
import { readInOrganisation } from '../../storage/organisation-scope.ts'
import { viewOf } from '../connectors.rules.ts'
import { connectorIds } from './connector-ids.ts'
import { runsByBucket } from './history.queries.ts'
import { runsMessages } from './runs.messages.ts'

/** The most days of a history. */
const MOST_DAYS = 31

/** The refreshes of the visible connectors by hour or day. Hours and days without a refresh are left out. */
export async function refreshHistory(
  { storage, clock }: Services,
  caller: Caller,
  { orgId, connectors, ...span }: HistorySpan & { orgId: string; connectors?: string | undefined },
): Promise<RefreshBucket[]> {
  const ids = connectorIds(connectors)
  if (span.bucket === 'day' && span.count > MOST_DAYS) throw badRequest(runsMessages.tooManyDays)
  if (!isTimeZone(span.zone)) throw badRequest(runsMessages.unknownZone(span.zone))
  const starts = bucketStarts(span, clock())
  const rows = await readInOrganisation(storage.db, orgId, (trx) =>
    runsByBucket(trx, viewOf(caller, orgId), starts, ids),
  )
  return rows.flatMap(({ place, ...bucket }) => {
    const from = starts[place - 1]
    return from ? [{ ...bucket, from }] : []
  })
}
