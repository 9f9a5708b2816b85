/** A row as the service has it. Values that are undefined are left out of responses. */
export type UnicontaRow = Record<string, unknown>

/** The tables of one company. */
export type UnicontaStore = {
  /** The tables that the user may read. */
  readonly entities: Set<string>
  /** Returns the rows in the order they were added. */
  all(entity: string): readonly UnicontaRow[]
  /** Adds a row and numbers it. Returns its number. */
  add(entity: string, row: UnicontaRow): number
  change(entity: string, number: number, fields: UnicontaRow): void
  remove(entity: string, number: number): void
}

/** The field with the number of a row. Tests decide under which name the service shows it. */
export const ROW_NUMBER = 'RowId'

export function unicontaStore(entities: readonly string[]): UnicontaStore {
  const tables = new Map<string, Map<number, UnicontaRow>>()
  const lists = new Map<string, readonly UnicontaRow[]>()
  let last = 88_000

  const table = (entity: string) => {
    const known = tables.get(entity) ?? new Map<number, UnicontaRow>()
    tables.set(entity, known)
    return known
  }

  return {
    entities: new Set(entities),
    all(entity) {
      const list = lists.get(entity) ?? [...table(entity).values()]
      lists.set(entity, list)
      return list
    },
    add(entity, row) {
      last += 1
      table(entity).set(last, { [ROW_NUMBER]: last, ...row })
      lists.delete(entity)
      return last
    },
    change(entity, number, fields) {
      const row = table(entity).get(number)
      if (!row) throw new Error(`${entity} has no row ${number}`)
      table(entity).set(number, { ...row, ...fields })
      lists.delete(entity)
    },
    remove(entity, number) {
      if (!table(entity).delete(number)) throw new Error(`${entity} has no row ${number}`)
      lists.delete(entity)
    },
  }
}
