/** A record as the API returns it. */
export type MailchimpRecord = Record<string, unknown>

/** The records of one account. A collection is named by its path, such as `lists/8a1f2c3d4e/members`. */
export type MailchimpStore = {
  all(collection: string): readonly MailchimpRecord[]
  get(collection: string, key: string): MailchimpRecord
  has(collection: string, key: string): boolean
  put(collection: string, record: MailchimpRecord): void
  /** Changes fields. A contact also gets the time as its `last_changed`. */
  change(collection: string, key: string, fields: MailchimpRecord): void
  /** Removes a record, and everything below it, without a trace. */
  remove(collection: string, key: string): void
}

const keyFields: Readonly<Record<string, string>> = {
  'merge-fields': 'merge_id',
  activity: 'day',
  'growth-history': 'month',
  unsubscribed: 'email_id',
}

const keyOf = (collection: string, record: MailchimpRecord) =>
  String(record[keyFields[collection.split('/').at(-1) ?? ''] ?? 'id'])

export function mailchimpStore(clock: () => Date): MailchimpStore {
  const collections = new Map<string, Map<string, MailchimpRecord>>()
  const lists = new Map<string, readonly MailchimpRecord[]>()

  const within = (collection: string) => {
    const known = collections.get(collection) ?? new Map<string, MailchimpRecord>()
    collections.set(collection, known)
    return known
  }
  const put = (collection: string, record: MailchimpRecord) => {
    within(collection).set(keyOf(collection, record), record)
    lists.delete(collection)
  }
  const get = (collection: string, key: string) => {
    const record = within(collection).get(key)
    if (!record) throw new Error(`${collection} has no ${key}`)
    return record
  }

  return {
    all(collection) {
      const records = lists.get(collection) ?? [...within(collection).values()]
      lists.set(collection, records)
      return records
    },
    get,
    has: (collection, key) => within(collection).has(key),
    put,
    change(collection, key, fields) {
      const touched = collection.endsWith('/members') ? { last_changed: mailchimpTime(clock()) } : {}
      put(collection, { ...get(collection, key), ...touched, ...fields })
    },
    remove(collection, key) {
      get(collection, key)
      within(collection).delete(key)
      lists.delete(collection)
      for (const inner of [...collections.keys()].filter((name) =>
        name.startsWith(`${collection}/${key}/`),
      )) {
        collections.delete(inner)
        lists.delete(inner)
      }
    },
  }
}

/** A time as the API writes it: UTC, to the second. */
export const mailchimpTime = (at: Date): string => at.toISOString().replace(/\.\d{3}Z$/, '+00:00')
