/** A record as the API returns it. */
export type VendRecord = Record<string, unknown>

/** The records of one shop. Every change gives its record the next version, one counter for all kinds. */
export type VendStore = {
  /** Returns records by version, the ones changed last at the end. Deleted records stay, with `deleted_at`. */
  all(resource: string): readonly VendRecord[]
  get(resource: string, key: string): VendRecord
  put(resource: string, record: VendRecord): void
  change(resource: string, key: string, change: VendRecord): void
  /** Sets `deleted_at`. */
  remove(resource: string, key: string): void
  /** Removes a record without a trace. */
  erase(resource: string, key: string): void
}

/** Returns the version of a record. A sale has it among its metadata. */
export function versionOf(record: VendRecord): number {
  const metadata = record._metadata
  const version = typeof metadata === 'object' && metadata ? Reflect.get(metadata, 'version') : record.version
  return typeof version === 'number' ? version : 0
}

const keyOf = ({ id }: VendRecord) => String(id)

export function vendStore(clock: () => Date): VendStore {
  const kinds = new Map<string, Map<string, VendRecord>>()
  const sorted = new Map<string, readonly VendRecord[]>()
  let version = 1_978_890_000

  const kind = (resource: string) => {
    const known = kinds.get(resource) ?? new Map<string, VendRecord>()
    kinds.set(resource, known)
    return known
  }
  const versioned = (resource: string, record: VendRecord): VendRecord => {
    version += 1
    if (resource !== 'sales') return { ...record, version }
    return { ...record, _metadata: { ...Object(record._metadata), version } }
  }
  const put = (resource: string, record: VendRecord) => {
    const records = kind(resource)
    // Deleted first, so that the map stays in the order of versions.
    records.delete(keyOf(record))
    records.set(keyOf(record), versioned(resource, record))
    sorted.delete(resource)
  }
  const get = (resource: string, key: string) => {
    const record = kind(resource).get(key)
    if (!record) throw new Error(`${resource} has no ${key}`)
    return record
  }
  const change = (resource: string, key: string, fields: VendRecord) => {
    const record = get(resource, key)
    const updated = 'updated_at' in record ? { updated_at: vendTime(clock()) } : {}
    put(resource, { ...record, ...updated, ...fields })
  }

  return {
    all(resource) {
      const records = sorted.get(resource) ?? [...kind(resource).values()]
      sorted.set(resource, records)
      return records
    },
    get,
    put,
    change,
    remove: (resource, key) => change(resource, key, { deleted_at: vendTime(clock()) }),
    erase(resource, key) {
      kind(resource).delete(key)
      sorted.delete(resource)
    },
  }
}

/** A time as the API writes it: UTC, to the second. */
export const vendTime = (at: Date): string => at.toISOString().replace(/\.\d{3}Z$/, '+00:00')
