import type { Area, Id } from '@tributary/domain'
import { createArea, deleteArea, updateArea } from '@tributary/sdk'
import type { StructureForm } from '@tributary/ui'
import { useFormClient } from '../../session/use-form-client.ts'
import { seenOf } from './status-id.ts'
import { useParts } from './use-parts.ts'

/** What can be done with an organisation's areas (requirement AREA-23). */
export function useAreas(organisationId: Id) {
  const client = useFormClient()
  const parts = useParts<Area>(organisationId, 'areas', ({ id }) => deleteArea(client, { params: { id } }))
  const add = async (name: string): Promise<Area> =>
    (await createArea(client, { body: { name, organisationId } })).data
  const change = async ({ name, statusId }: StructureForm, seen: Area): Promise<Area> => {
    const { id, subareaLinkType } = seen
    const expected = { ...seenOf(seen), subareaLinkType }
    const body = { name: name.trim(), organisationId, statusId, subareaLinkType, expected }
    return (await updateArea(client, { params: { id }, body })).data
  }
  return { ...parts, add, change }
}

export type AreaActions = ReturnType<typeof useAreas>
