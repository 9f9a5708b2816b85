import { useQueryClient } from '@tanstack/react-query'
import type { Id, SecurityGroup, StatusName } from '@tributary/domain'
import { deleteSecurityGroup, setSecurityGroupStatus } from '@tributary/sdk'
import { useFormClient } from '../../session/use-form-client.ts'
import { statusId } from '../structure/status-id.ts'
import { useRemoveItem } from '../structure/use-remove-item.ts'
import { useStructureRows } from '../structure/use-structure-rows.ts'

/** The actions on security groups in the table. Each change shows in the list immediately. */
export function useGroups(organisationId: Id) {
  const client = useFormClient()
  const queries = useQueryClient()
  const rows = useStructureRows(organisationId, 'groups')
  const removal = useRemoveItem<SecurityGroup>({
    organisationId,
    call: ({ id }) => deleteSecurityGroup(client, { body: { groupId: id } }),
    ...rows,
  })
  const setStatus = async (chosen: StatusName, { id, status }: SecurityGroup): Promise<SecurityGroup> => {
    const body = {
      organisationId,
      groupId: id,
      statusId: await statusId(client, queries, chosen, status),
      expected: { statusId: status?.id ?? null },
    }
    return (await setSecurityGroupStatus(client, { body })).data
  }
  return { ...removal, setStatus, keep: rows.keep, reload: rows.reload }
}

export type GroupActions = ReturnType<typeof useGroups>
