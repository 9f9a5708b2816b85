import { z } from 'zod'
import { SourceFailure } from '../../source-failure.ts'
import { HttpFailure } from '../http/http-failure.ts'
import type { HttpStream, Incremental, RecordPage, SourceRecord, StreamRead } from '../http/http-stream.ts'
import { badData, isRecord } from '../http/records.ts'
import { cin7HttpMessages, cin7Messages } from './cin7.messages.ts'
import { type Cin7List, justBefore, readList } from './cin7-pages.ts'
import { perMinute } from './cin7-rate.ts'

// The details of a sale or a purchase need one request each, so a company with 10,000 sales takes hours. They are read
// oldest change first, in slices, and the position is the last one that was read: its time of change, then its id. Why none
// is skipped:
//
// - Everything at or before the position was read with the details of that change or of a later one.
// - The list after the position is complete (see `readList`), and is sorted here. A position is stored in the transaction
//   of its details, so what a killed server had not stored is read again.
// - A record that changes after it was listed has a later time of change than the list, and the position never passes the
//   time of the list, minus the overlap. So the next list has it.
// - Missing details may be a deleted draft, or a mistake of ours. They are noted in the position until a complete list of
//   ids does not have the record any more. If the list still has it, its details are requested again.

/** Tasks of Cin7 whose details are read one by one. */
export type DetailedTasks = {
  /** A list of them. */
  readonly list: Cin7List
  /** What they are called in sentences. */
  readonly plural: string
  /** The fields of the list with the id and the time of change. */
  readonly id: string
  readonly changedAt: string
  /** Returns the path of the details. */
  path(task: SourceRecord): string
  readonly query: Readonly<Record<string, string>>
}

type Task = { readonly at: string; readonly id: string; readonly path: string }

const position = z.object({
  /** The time of change of the last task that was read, and its id. */
  at: z.string(),
  id: z.string(),
  /** Tasks without details. */
  missing: z.array(z.string()),
  /** When a complete list of ids was last compared, by the clock of Cin7. */
  comparedAt: z.string().optional(),
})

type Position = z.infer<typeof position>

const start: Position = { at: '', id: '', missing: [] }

const isAfter = (one: Pick<Task, 'at' | 'id'>, other: Pick<Task, 'at' | 'id'>) =>
  one.at === other.at ? one.id > other.id : one.at > other.at

const positionFrom = (text: string | undefined): Position =>
  text === undefined ? start : position.parse(JSON.parse(text))

/** Positions are written by the reading itself. */
export const detailPositions: Incremental = {
  apply: (request) => request,
  position: {
    kind: 'page',
    of: () => undefined,
    compare(one, other) {
      const [first, second] = [positionFrom(one), positionFrom(other)]
      return Number(isAfter(first, second)) - Number(isAfter(second, first))
    },
  },
}

/** How many details are read before their rows are passed on, and so how many a killed server reads again at least. */
const BATCH = 10
/** Tables that are a slice apart use the same details. */
const MOST_RECENT = 1_000
/** If so many details in a row are missing, the address is wrong. */
const MOST_MISSING = 20
const DAY = 24 * 60 * 60 * 1_000
const COMPARED_EVERY_MS = 7 * DAY

/** The tasks of a reading, and how far it is. */
type Queue = {
  readonly tasks: readonly Task[]
  readonly listedAt: Date
  /** Changes until then are certain to be in the list. */
  readonly horizon: string
  next: number
  reached: string | undefined
}

/** Returns how the details of tasks are read. It keeps the list between the slices of a run. */
export function detailPages(tasks: DetailedTasks): NonNullable<HttpStream['pages']> {
  const recent = recentDetails()
  let queue: Queue | undefined

  return async function* pages(read) {
    const from = positionFrom(read.position)
    if (!queue || queue.reached !== read.position || queue.next === 0)
      queue = await listAfter(read, tasks, from)
    yield* queued(read, queue, { ...from, ...(read.startsEmpty && { comparedAt: comparedAt(queue) }) })
  }

  async function* queued(read: StreamRead, current: Queue, from: Position): AsyncGenerator<RecordPage> {
    let reached = from
    while (current.next < current.tasks.length) {
      const batch = current.tasks.slice(current.next, current.next + BATCH)
      const { records, missing } = await readBatch(read, batch)
      current.next += batch.length
      showProgress(read, current)
      const place = placeOf(batch.at(-1), current)
      reached = { ...reached, ...place, missing: [...reached.missing, ...missing] }
      if (place) current.reached = JSON.stringify(reached)
      yield { records, position: place && current.reached }
    }
    const end = { ...reached, at: current.horizon, id: '' }
    if (isComparisonDue(end, current)) yield* compared(read, current, end)
    else yield { records: [], position: JSON.stringify(end), isLast: true }
  }

  async function readBatch(read: StreamRead, batch: readonly Task[]) {
    const found: { records: SourceRecord[]; missing: string[] } = { records: [], missing: [] }
    for (const task of batch) {
      const record = recent.get(task) ?? (await detailOf(read, tasks, task))
      recent.note(task, record)
      if (record) found.records.push(record)
      else found.missing.push(task.id)
    }
    return found
  }

  /** Deletes rows whose ids are missing from a complete list. */
  async function* compared(read: StreamRead, current: Queue, end: Position): AsyncGenerator<RecordPage> {
    const listed = await listAfter(read, tasks, start)
    const ids = listed.tasks.map(({ id }) => id)
    const again = listed.tasks.filter(({ id }) => end.missing.includes(id))
    const { records, missing } = await readBatch(read, again)
    if (missing.length > 0) throw badData(cin7Messages.noDetails(tasks.list.name))
    const reached = { ...end, missing: [], comparedAt: comparedAt(current) }
    yield { records, retained: ids, position: JSON.stringify(reached), isLast: true }
  }

  function showProgress({ progress }: StreamRead, { next, tasks: { length } }: Queue) {
    progress(cin7Messages.progress(next, length, tasks.plural, (length - next) / perMinute))
  }
}

const comparedAt = ({ listedAt }: Queue) => listedAt.toISOString()

/** The position after a task; undefined if earlier changes may not be listed yet. No slice ends there. */
const placeOf = (task: Task | undefined, { horizon }: Queue): Pick<Task, 'at' | 'id'> | undefined =>
  task && task.at < horizon ? { at: task.at, id: task.id } : undefined

const isComparisonDue = ({ missing, comparedAt: last }: Position, { listedAt }: Queue) =>
  missing.length > 0 || last === undefined || listedAt.getTime() - Date.parse(last) >= COMPARED_EVERY_MS

/** Lists the tasks that changed after a position, oldest change first. */
async function listAfter(
  read: StreamRead,
  { list, id, changedAt, path }: DetailedTasks,
  from: Position,
): Promise<Queue> {
  let listedAt: Date | undefined
  const request: StreamRead['request'] = async (one) => {
    const response = await read.request(one)
    listedAt ??= response.servedAt
    return response
  }
  const found = new Map<string, Task>()
  for await (const records of readList({ request }, list, sinceTime(from)))
    for (const record of records) {
      const task = { at: timeIn(record[changedAt], list), id: idIn(record[id], list, id), path: path(record) }
      if (isAfter(task, from)) found.set(task.id, task)
    }
  const horizon = sortable(justBefore(listedAt)) ?? ''
  const tasks = [...found.values()].sort((one, other) => (isAfter(one, other) ? 1 : -1))
  return { tasks, listedAt: listedAt ?? new Date(horizon), horizon, next: 0, reached: undefined }
}

/**
 * Lists one more day: what is not after the position is not read again. It is not documented whether Cin7 compares whole
 * seconds, and in which time zone.
 */
const sinceTime = ({ at }: Position) =>
  at === '' ? undefined : new Date(Date.parse(`${at.slice(0, 23)}Z`) - DAY).toISOString()

const TIME = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,7}))?Z?$/

/** Writes a time so that times sort as texts. */
function sortable(time: unknown): string | undefined {
  const [, seconds, fraction = ''] = TIME.exec(String(time)) ?? []
  return seconds && `${seconds}.${fraction.padEnd(7, '0')}`
}

function timeIn(value: unknown, { name }: Cin7List): string {
  const time = sortable(value)
  if (time === undefined) throw badData(cin7HttpMessages.noPosition(name))
  return time
}

function idIn(value: unknown, { name }: Cin7List, field: string): string {
  if (typeof value !== 'string' || value === '') throw badData(cin7HttpMessages.noKey(name, field))
  return value.toLowerCase()
}

/** Requests the details of a task; undefined if Cin7 has none. */
async function detailOf(
  read: StreamRead,
  { list, query }: DetailedTasks,
  { path, id }: Task,
): Promise<SourceRecord | undefined> {
  try {
    const { body } = await read.request({ path, query: { ID: id, ...query } })
    if (!isRecord(body) || String(body.ID).toLowerCase() !== id)
      throw badData(cin7Messages.badDetails(list.name))
    return body
  } catch (error) {
    if (error instanceof HttpFailure && error.status === 404) return undefined
    throw error
  }
}

/** Keeps the details that were read last. Refuses many missing ones in a row. */
function recentDetails() {
  const details = new Map<string, SourceRecord>()
  let missing = 0
  const keyOf = ({ id, at }: Task) => `${id} ${at}`
  return {
    get: (task: Task) => details.get(keyOf(task)),
    note(task: Task, record: SourceRecord | undefined) {
      missing = record ? 0 : missing + 1
      if (missing >= MOST_MISSING)
        throw new SourceFailure(cin7HttpMessages.noPath, { code: 'source-path-missing' })
      if (record) details.set(keyOf(task), record)
      const [oldest] = details.keys()
      if (oldest !== undefined && details.size > MOST_RECENT) details.delete(oldest)
    },
  }
}
