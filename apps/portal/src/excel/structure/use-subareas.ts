import type { Id, Subarea } from '@tributary/domain'
import { createSubarea, deleteSubarea, updateSubarea } from '@tributary/sdk'
import { LIST_ORDER } from '@tributary/sdk/excel'
import type { StructureForm } from '@tributary/ui'
import { useFormClient } from '../../session/use-form-client.ts'
import { seenOf } from './status-id.ts'
import { useParts } from './use-parts.ts'

/** What can be done with an organisation's sub-areas (requirements SUBAREA-04 and SUBAREA-05). */
export function useSubareas(organisationId: Id) {
  const client = useFormClient()
  const parts = useParts<Subarea>(organisationId, 'subareas', ({ id }) =>
    deleteSubarea(client, { params: { id } }),
  )
  const add = async (name: string): Promise<Subarea> =>
    (await createSubarea(client, { body: { name, organisationId, listOrder: LIST_ORDER } })).data
  const change = async ({ name, statusId }: StructureForm, seen: Subarea): Promise<Subarea> => {
    const params = { id: seen.id }
    const expected = seenOf(seen)
    const body = { name: name.trim(), organisationId, statusId, listOrder: LIST_ORDER, expected } as const
    return (await updateSubarea(client, { params, body })).data
  }
  return { ...parts, add, change }
}

export type SubareaActions = ReturnType<typeof useSubareas>
