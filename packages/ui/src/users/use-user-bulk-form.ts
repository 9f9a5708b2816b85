import type { Id } from '@tributary/domain'
import { REQUIRED } from '@tributary/sdk/common'
import type { UserBulkAction } from '@tributary/sdk/users'
import { useForm } from '../patterns/form/use-form.ts'

/** What an action on several users asks for. Empty for the others. */
export type UserBulkValues = {
  /** The role they get; null while none is chosen. */
  roleId: Id | null
  /** The ids of the security groups or connectors they are added to. */
  ids: readonly Id[]
}

const fieldsOf: Partial<Record<UserBulkAction, readonly (keyof UserBulkValues)[]>> = {
  role: ['roleId'],
  groups: ['ids'],
  connectors: ['ids'],
}
const none: readonly (keyof UserBulkValues)[] = []

type Options = { action: UserBulkAction; busy: boolean; onStart: (values: UserBulkValues) => void }

/** The fields of an action on several users. `incomplete` while it cannot start. */
export function useUserBulkForm({ action, busy, onStart }: Options) {
  const form = useForm<UserBulkValues>({
    initial: { roleId: null, ids: [] },
    fields: fieldsOf[action] ?? none,
    busy,
    errorOf: (field, { roleId }) => (field === 'roleId' && roleId === null ? REQUIRED : null),
    onSubmit: onStart,
  })
  const needsIds = action === 'groups' || action === 'connectors'
  return { ...form, incomplete: needsIds && form.values.ids.length === 0 }
}
