import { useQueryClient } from '@tanstack/react-query'
import { type Id, type SecurityGroup, sameId } from '@tributary/domain'
import { deleteSecurityGroup, setSecurityGroupStatus } from '@tributary/sdk'
import { withSaved } from '../../data/apply-write.ts'
import { useCachedRows } from '../../data/use-cached-rows.ts'
import { useFormClient } from '../../session/use-form-client.ts'
import { statusId } from '../structure/status-id.ts'
import { structureKey } from '../structure/structure-lists.ts'
import { useRemoveStructure } from '../structure/use-remove-structure.ts'

/** What the table of security groups can do (requirements GROUP-13 and GROUP-17); each change is in the list at once. */
export function useGroups(organisationId: Id) {
  const client = useFormClient()
  const queries = useQueryClient()
  const list = structureKey(organisationId, 'groups')
  const { write: keep, reload: renew } = useCachedRows<SecurityGroup>(list)
  const removal = useRemoveStructure<SecurityGroup>({
    list,
    call: ({ id }) => deleteSecurityGroup(client, { body: { groupId: id } }),
    forget: ({ id }) => keep((rows) => rows.filter((row) => !sameId(row.id, id))),
    renew,
  })
  const setStatus = async (chosen: string, seen: SecurityGroup): Promise<SecurityGroup> => {
    const body = {
      organisationId,
      groupId: seen.id,
      statusId: await statusId(client, queries, chosen, seen.status),
      expected: { statusId: seen.status?.id ?? null },
    }
    return (await setSecurityGroupStatus(client, { body })).data
  }
  return {
    ...removal,
    setStatus,
    keep: (saved: SecurityGroup) => keep((rows) => withSaved(rows, saved)),
    renew,
  }
}

export type GroupChanges = ReturnType<typeof useGroups>
