import type { AssignableRole } from '@tributary/domain'
import type { UserBulkAction } from '@tributary/sdk/users'
import { userLabels } from '@tributary/sdk/users'
import type { LinkerItem } from '../excel/linker/linker-types.ts'
import { TickList } from '../excel/linker/TickList.tsx'
import { connectorListWords, groupListWords } from './prepared-access-words.ts'
import { RoleSelect } from './RoleSelect.tsx'
import type { useUserBulkForm } from './use-user-bulk-form.ts'

export type UserBulkFieldsProps = {
  action: UserBulkAction
  form: ReturnType<typeof useUserBulkForm>
  roles: readonly AssignableRole[]
  /** The security groups of the organisation. */
  groups: readonly LinkerItem[]
  /** The connectors of the organisation. `note` is their type. */
  connectors: readonly LinkerItem[]
}

/** What an action on several users asks for. */
export function UserBulkFields({ action, form, roles, groups, connectors }: UserBulkFieldsProps) {
  if (action === 'role')
    return <RoleSelect field={form.field('roleId')} label={userLabels.roleId} roles={roles} />
  if (action !== 'groups' && action !== 'connectors') return null
  const { value, onChange } = form.field('ids')
  const [words, items] = action === 'groups' ? [groupListWords, groups] : [connectorListWords, connectors]
  return <TickList words={words} items={items} ids={value} onIds={onChange} busy={false} />
}
