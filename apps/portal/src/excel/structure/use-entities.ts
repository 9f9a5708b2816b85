import { type Entity, type Id, sameId } from '@tributary/domain'
import { createEntity, deleteEntity, updateEntity } from '@tributary/sdk'
import { withSaved } from '../../data/apply-write.ts'
import { useCachedRows } from '../../data/use-cached-rows.ts'
import { useFormClient } from '../../session/use-form-client.ts'
import { structureKey } from './structure-lists.ts'
import { useRemoveStructure } from './use-remove-structure.ts'

/** What can be done with an organisation's entities (requirement ENT-08); each change is in the list at once. */
export function useEntities(organisationId: Id) {
  const client = useFormClient()
  const list = structureKey(organisationId, 'entities')
  const { write: keep, reload: renew } = useCachedRows<Entity>(list)
  const removal = useRemoveStructure<Entity>({
    list,
    call: ({ id }) => deleteEntity(client, { params: { id } }),
    forget: ({ id }) => keep((rows) => rows.filter((row) => !sameId(row.id, id))),
    renew,
  })
  const add = async (name: string): Promise<Entity> =>
    (await createEntity(client, { body: { name, organisationId } })).data
  const change = async (name: string, seen: Entity): Promise<Entity> => {
    const body = { name, organisationId, expected: { name: seen.name } }
    return (await updateEntity(client, { params: { id: seen.id }, body })).data
  }
  return {
    ...removal,
    add,
    change,
    keep: (saved: Entity) => keep((rows) => withSaved(rows, saved)),
    renew,
  }
}

export type EntityActions = ReturnType<typeof useEntities>
