import { useQueryClient } from '@tanstack/react-query'
import { type Id, sameId, type Version } from '@tributary/domain'
import { createVersion, deleteVersion, updateVersion } from '@tributary/sdk'
import type { NameForm } from '@tributary/ui'
import { withSaved } from '../../data/apply-write.ts'
import { useCachedRows } from '../../data/use-cached-rows.ts'
import { useFormClient } from '../../session/use-form-client.ts'
import { seenOf, statusId } from './status-id.ts'
import { structureKey } from './structure-lists.ts'
import { useRemoveStructure } from './use-remove-structure.ts'

/** What can be done with an organisation's versions (requirement VER-15); each change is in the list at once. */
export function useVersions(organisationId: Id) {
  const client = useFormClient()
  const queries = useQueryClient()
  const list = structureKey(organisationId, 'versions')
  const { write: keep, reload: renew } = useCachedRows<Version>(list)
  const removal = useRemoveStructure<Version>({
    list,
    call: ({ id }) => deleteVersion(client, { params: { id } }),
    forget: ({ id }) => keep((rows) => rows.filter((row) => !sameId(row.id, id))),
    renew,
  })
  const add = async (name: string): Promise<Version> =>
    (await createVersion(client, { body: { name, organisationId } })).data
  const change = async ({ name, status = '' }: NameForm, seen: Version): Promise<Version> => {
    const body = {
      name,
      organisationId,
      statusId: await statusId(client, queries, status, seen.status),
      expected: seenOf(seen),
    }
    return (await updateVersion(client, { params: { id: seen.id }, body })).data
  }
  return { ...removal, add, change, keep: (saved: Version) => keep((rows) => withSaved(rows, saved)), renew }
}

export type VersionChanges = ReturnType<typeof useVersions>
