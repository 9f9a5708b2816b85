import { z } from 'zod'
import type { RecordPage, SourceRecord, StreamRead } from '../http/http-stream.ts'
import { timeBefore } from '../http/own-positions.ts'
import { badData } from '../http/records.ts'
import { mailchimpHttpMessages } from './mailchimp.messages.ts'
import { type ReadList, written } from './mailchimp-pages.ts'
import { listBelow } from './mailchimp-parents.ts'

const DAY_MS = 24 * 60 * 60_000
/** Campaigns that were sent in this time are read again in every refresh. */
export const TRAILING_MS = 60 * DAY_MS

const position = z.object({
  /** Campaigns sent after this time are read; all if left out. */
  since: z.string().optional(),
  next: z.string().optional(),
  /** The last campaign whose records were read; left out if all were. */
  after: z.tuple([z.string(), z.string()]).optional(),
})

export type CampaignDetails = {
  readonly name: string
  /** Its path below a report. */
  readonly below: string
  readonly records: string
  readonly query?: Readonly<Record<string, string>>
}

/** Reads a list of each campaign that was sent lately, or of all. The reading can stop after any campaign. */
export async function* campaignDetails(
  read: StreamRead,
  { name, below, records, query = {} }: CampaignDetails,
  readList: ReadList,
): AsyncGenerator<RecordPage> {
  const { since, after, next: stored } = position.parse(JSON.parse(read.position ?? '{}'))
  let next = stored
  const request: StreamRead['request'] = async (one) => {
    const response = await read.request(one)
    next ??= written(timeBefore(response, TRAILING_MS, mailchimpHttpMessages).getTime())
    return response
  }
  for (const sent of await campaignsSent({ request }, name, since, readList)) {
    if (after && compared(sent, after) <= 0) continue
    const [, id] = sent
    const list = { name, path: `reports/${encodeURIComponent(id)}/${below}`, records, query }
    const rows: SourceRecord[] = []
    for await (const page of listBelow({ request }, list, { campaign_id: id }, readList))
      rows.push(...page.records)
    yield { records: rows, removed: [id], position: JSON.stringify({ since, next, after: sent }) }
  }
  yield { records: [], position: next && JSON.stringify({ since: next }), isLast: true }
}

const report = z.object({ id: z.string().min(1), send_time: z.string().nullish() })

/** When a campaign was sent, and its id. */
type Sent = [time: string, id: string]

/** Sorted by us, because the order of reports is not documented. */
async function campaignsSent(
  read: Pick<StreamRead, 'request'>,
  name: string,
  since: string | undefined,
  readList: ReadList,
): Promise<Sent[]> {
  const query = {
    fields: 'reports.id,reports.send_time,total_items',
    ...(since !== undefined && { since_send_time: since }),
  }
  const found: Sent[] = []
  for await (const { records } of readList(read, { name, path: 'reports', records: 'reports', query }))
    found.push(...records.map((record) => sentIn(record, name)))
  return found.sort(compared)
}

function sentIn(record: SourceRecord, name: string): Sent {
  const { data } = report.safeParse(record)
  if (!data) throw badData(mailchimpHttpMessages.noKey(name, 'campaign_id'))
  return [data.send_time ?? '', data.id]
}

const compared = (one: Readonly<Sent>, other: Readonly<Sent>) =>
  JSON.stringify(one) < JSON.stringify(other) ? -1 : Number(JSON.stringify(one) > JSON.stringify(other))
