import { useQueryClient } from '@tanstack/react-query'
import { type HelperTable, helperTableNameError, type Id, inputTableName, sameId } from '@tributary/domain'
import { createHelperTable, deleteHelperTable, Refusal, updateHelperTable } from '@tributary/sdk'
import type { NameForm } from '@tributary/ui'
import { withSaved } from '../../data/apply-write.ts'
import { useCachedRows } from '../../data/use-cached-rows.ts'
import { useFormClient } from '../../session/use-form-client.ts'
import { seenOf, statusId } from './status-id.ts'
import { structureKey } from './structure-lists.ts'
import { useRemoveStructure } from './use-remove-structure.ts'

/** What can be done with an organisation's helper tables (requirement HELPER-09); each change is in the list at once. */
export function useHelperTables(organisationId: Id) {
  const client = useFormClient()
  const queries = useQueryClient()
  const list = structureKey(organisationId, 'helperTables')
  const { write: keep, reload: renew } = useCachedRows<HelperTable>(list)
  const removal = useRemoveStructure<HelperTable>({
    list,
    call: ({ id }) => deleteHelperTable(client, { params: { id } }),
    forget: ({ id }) => keep((rows) => rows.filter((row) => !sameId(row.id, id))),
    renew,
  })
  const add = async (name: string): Promise<HelperTable> => {
    const refusal = helperTableNameError(name)
    if (refusal) throw new Refusal(refusal)
    const body = { name, organisationId, inputTableName: inputTableName(name) }
    return (await createHelperTable(client, { body })).data
  }
  /** The name of its table stays: workbooks and queries know it by that (HELPER-10). */
  const change = async ({ name, status = '' }: NameForm, seen: HelperTable): Promise<HelperTable> => {
    const body = {
      name,
      organisationId,
      statusId: await statusId(client, queries, status, seen.status),
      inputTableName: seen.inputTableName,
      expected: seenOf(seen),
    }
    return (await updateHelperTable(client, { params: { id: seen.id }, body })).data
  }
  return {
    ...removal,
    add,
    change,
    keep: (saved: HelperTable) => keep((rows) => withSaved(rows, saved)),
    renew,
  }
}

export type HelperTableActions = ReturnType<typeof useHelperTables>
