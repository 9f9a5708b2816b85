import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { type Id, type Named, sameId } from '@tributary/domain'
import {
  organisationKey,
  type StructureListName,
  type StructureLists,
  structureKey,
  withSaved,
  writeCache,
} from '@tributary/react'
import { useMemo } from 'react'

/** The cached rows of items of one kind. */
export type StructureRows<Item extends Named> = {
  /** The key under which pending removals are cached. */
  listKey: QueryKey
  /** Shows a saved item immediately. */
  keep: (saved: Item) => Promise<void>
  /** Takes a deleted item out. */
  forget: (item: Item) => Promise<void>
  /** Requests every structure list again, as they refer to each other. Returns the rows, old ones if that fails. */
  reload: () => Promise<readonly Item[]>
}

/** The cached rows of a list, and how to change them. */
export function useStructureRows<Name extends StructureListName>(organisationId: Id, name: Name) {
  const queries = useQueryClient()
  return useMemo(() => {
    type Row = StructureLists[Name]
    const listKey = structureKey(organisationId, name)
    const change = (changed: (rows: readonly Row[]) => Row[]) => writeCache<Row[]>(queries, listKey, changed)
    return {
      listKey,
      change,
      keep: (saved: Row) => change((rows) => withSaved(rows, saved)),
      forget: ({ id }: Row) => change((rows) => rows.filter((row) => !sameId(row.id, id))),
      reload: async (): Promise<readonly Row[]> => {
        await queries.invalidateQueries({ queryKey: organisationKey(organisationId, 'excel') })
        return queries.getQueryData<Row[]>(listKey) ?? []
      },
    }
  }, [queries, organisationId, name])
}
