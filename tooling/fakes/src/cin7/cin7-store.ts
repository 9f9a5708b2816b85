import { type RecordTable, recordTable } from '../http-api/record-table.ts'
import { type Cin7DetailPath, type Cin7Resource, cin7Details, cin7Resources } from './cin7-resources.ts'

/** A record as the API returns it. */
export type Cin7Record = Record<string, unknown>

/** The records of one company. */
export type Cin7Store = {
  /** The settings of the company. */
  company: Cin7Record
  /** Returns the records of a list in the order they were added. */
  all(path: string): readonly Cin7Record[]
  put(path: string, record: Cin7Record): void
  /** Changes fields of a record, and its time of change. */
  change(path: string, key: string, change: Cin7Record): void
  /** Changes fields of a record, but not its time of change. */
  changeSilently(path: string, key: string, change: Cin7Record): void
  remove(path: string, key: string): void
  /** Stores the details of a sale or purchase next to its row in the list. */
  putDetail(path: Cin7DetailPath, detail: Cin7Record): void
  detail(path: Cin7DetailPath, id: string): Cin7Record | undefined
  /** Changes details, and the time of change in the list. */
  changeDetail(path: Cin7DetailPath, id: string, change: Cin7Record): void
  /** Deletes a draft: it leaves the list without a trace. */
  removeTask(path: Cin7DetailPath, id: string): void
}

export function cin7Store(clock: () => Date): Cin7Store {
  const time = () => cin7Time(clock())
  const tables = new Map(cin7Resources.map((resource) => [resource.path, tableOf(resource, time)]))
  const silent = new Map(cin7Resources.map(({ path, since }) => [path, since?.field]))
  const details = new Map<string, Cin7Record>()
  const table = (path: string) => {
    const found = tables.get(path)
    if (!found) throw new Error(`There is no list ${path}`)
    return found
  }
  const listOf = (path: Cin7DetailPath) => cin7Details.find((one) => one.path === path)?.list ?? ''
  const keyIn = (path: Cin7DetailPath, id: string) => `${path} ${id}`

  return {
    company: { Company: 'Harbour Roasters', Currency: 'NZD' },
    all: (path) => table(path).all(),
    put: (path, record) => table(path).put(record),
    change: (path, key, change) => void table(path).change(key, change),
    changeSilently(path, key, change) {
      const field = silent.get(path)
      const before = table(path).get(key)
      table(path).put({ ...before, ...change, ...(field && { [field]: before[field] }) })
    },
    remove: (path, key) => table(path).remove(key),
    putDetail: (path, detail) => void details.set(keyIn(path, String(detail.ID)), detail),
    detail: (path, id) => details.get(keyIn(path, id)),
    changeDetail(path, id, change) {
      const before = details.get(keyIn(path, id))
      details.set(keyIn(path, id), { ...before, ...change, LastModifiedOn: time() })
      table(listOf(path)).change(id, {})
    },
    removeTask(path, id) {
      details.delete(keyIn(path, id))
      table(listOf(path)).remove(id)
    },
  }
}

const tableOf = ({ key, since }: Cin7Resource, time: () => string): RecordTable<Cin7Record> =>
  recordTable<Cin7Record>(
    (record) => key.map((field) => String(record[field] ?? '')).join(' '),
    () => (since ? { [since.field]: time() } : {}),
  )

/** A time as the API writes it: UTC, with up to seven digits of a second. */
export const cin7Time = (at: Date): string => at.toISOString().replace(/\.000Z$/, 'Z')
