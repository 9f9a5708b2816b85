import { z } from 'zod'
import type { RecordPage, StreamRead } from '../http/http-stream.ts'
import { timeBefore } from '../http/own-positions.ts'
import { mailchimpHttpMessages } from './mailchimp.messages.ts'
import { CONTACTS, contactPaging } from './mailchimp-contact-paging.ts'
import { isMissing, type ReadList, written } from './mailchimp-pages.ts'
import type { ReadParents } from './mailchimp-parents.ts'

const position = z.object({
  /** For each audience, the time after which its changes are not stored yet. Audiences without one are read whole. */
  since: z.record(z.string(), z.string()).default({}),
  /** Where the changes start that the next reading requests. */
  next: z.string().optional(),
  /** The part of an unfinished reading that comes next, and the time from which it is read if it has begun. */
  at: z.object({ list: z.string(), part: z.int(), since: z.string().optional() }).optional(),
})

type Position = z.infer<typeof position>

/** A change may become visible this long after its own time. */
const OVERLAP_MS = 2 * 60_000

/** Personal data that is not even requested. */
const NEVER = ['_links', 'ip_signup', 'ip_opt', 'location.latitude', 'location.longitude']

type Part = { list: string; part: number; archived: boolean; since: string | undefined }

/** Reads the contacts of all audiences, or those that have changed. */
export async function* contacts(
  read: StreamRead,
  audiences: ReadParents,
  readList: ReadList,
): AsyncGenerator<RecordPage> {
  const stored: Position =
    read.position === undefined ? { since: {} } : position.parse(JSON.parse(read.position))
  let next = stored.next
  const request: StreamRead['request'] = async (one) => {
    const response = await read.request(one)
    next ??= written(timeBefore(response, OVERLAP_MS, mailchimpHttpMessages).getTime())
    return response
  }
  const lists = (await audiences(read)).toSorted()
  for (const part of partsOf(lists, stored, () => next)) {
    const place = (at: Position['at']) => JSON.stringify({ since: stored.since, next, at } satisfies Position)
    for await (const { records, continuesFrom } of pagesOf({ request }, part, readList))
      yield {
        records,
        position: continuesFrom && place({ list: part.list, part: part.part, since: continuesFrom }),
      }
    yield { records: [], position: place({ list: part.list, part: part.part + 1 }) }
  }
  const end = next
  const done = end && { since: Object.fromEntries(lists.map((list) => [list, end])) }
  yield { records: [], position: done && JSON.stringify(done), isLast: true }
}

/** Yields what is left to read. `started` returns the time when the reading began. */
function* partsOf(
  lists: readonly string[],
  { since, at }: Position,
  started: () => string | undefined,
): Generator<Part> {
  for (const list of lists) {
    const parts = partsOfAudience(list, since[list], started)
    if (!at || list > at.list) yield* parts
    else if (list === at.list) yield* partsFrom(parts, at)
  }
}

function* partsFrom(parts: Iterable<Part>, { part, since }: NonNullable<Position['at']>): Generator<Part> {
  for (const one of parts) {
    if (one.part > part) yield one
    if (one.part === part) yield { ...one, since: since ?? one.since }
  }
}

/**
 * Archived contacts are listed only on request. One that is restored while an audience is read whole could be missed by both
 * lists, so the archive is the last list too, for what has changed since the reading began.
 */
function* partsOfAudience(
  list: string,
  since: string | undefined,
  started: () => string | undefined,
): Generator<Part> {
  yield { list, part: 0, archived: true, since }
  yield { list, part: 1, archived: false, since }
  if (since === undefined) yield { list, part: 2, archived: true, since: started() }
}

async function* pagesOf(
  read: Pick<StreamRead, 'request'>,
  { list, archived, since }: Part,
  readList: ReadList,
) {
  const paging = contactPaging(since)
  const query = {
    sort_field: 'last_changed',
    sort_dir: 'ASC',
    exclude_fields: NEVER.map((field) => `members.${field}`).join(),
    ...(archived && { status: 'archived' }),
  }
  const path = `lists/${encodeURIComponent(list)}/members`
  try {
    for await (const { records } of readList(read, {
      name: CONTACTS,
      path,
      records: 'members',
      query,
      paging,
    })) {
      const kept = records.map((one) => ({ ...one, list_id: list, list_member_id: `${list}-${one.id}` }))
      yield { records: kept, continuesFrom: paging.continuesFrom() }
    }
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}
