import { z } from 'zod'
import type { RecordPage, SourceRecord, StreamRead } from '../http/http-stream.ts'
import { badData } from '../http/records.ts'
import { mailchimpHttpMessages } from './mailchimp.messages.ts'
import { isMissing, type MailchimpList, type ReadList } from './mailchimp-pages.ts'

/** Returns the ids of the records that have lists below them. */
export type ReadParents = (read: Pick<StreamRead, 'request'>) => Promise<readonly string[]>

/** Returns the ids of a list. */
export async function idsOf(
  read: Pick<StreamRead, 'request'>,
  list: MailchimpList,
  readList: ReadList,
): Promise<string[]> {
  const ids: string[] = []
  const query = { ...list.query, fields: `${list.records}.id,total_items` }
  for await (const { records } of readList(read, { ...list, query }))
    ids.push(...records.map(idIn(list.name)))
  return ids
}

const identified = z.object({ id: z.string().min(1) })

const idIn = (name: string) => (record: SourceRecord) => {
  const { data } = identified.safeParse(record)
  if (!data) throw badData(mailchimpHttpMessages.noKey(name, 'id'))
  return data.id
}

/** Reads the ids once for all tables that need them. */
export function onceRead(parents: ReadParents): ReadParents {
  let ids: Promise<readonly string[]> | undefined
  return (read) => {
    ids ??= parents(read)
    ids.catch(() => {
      ids = undefined
    })
    return ids
  }
}

/** Reads a list below a record, and adds the id of that record to each of its records. A missing one has none. */
export async function* listBelow(
  read: Pick<StreamRead, 'request'>,
  list: MailchimpList,
  ids: SourceRecord,
  readList: ReadList,
): AsyncGenerator<RecordPage> {
  try {
    for await (const { records } of readList(read, list))
      yield { records: records.map((record) => ({ ...record, ...ids })) }
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}
