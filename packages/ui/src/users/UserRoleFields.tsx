import { type AssignableRole, type Id, type Status, sameId, type User } from '@tributary/domain'
import {
  roleDescription,
  roleTitle,
  type UserViewer,
  userLabels,
  userRights,
  userStatusOptions,
  usersMessages,
} from '@tributary/sdk/users'
import { Columns } from '../layout/Columns.tsx'
import type { FormField } from '../patterns/form/use-form.ts'
import { Select } from '../primitives/Select/Select.tsx'
import type { UserFields } from './use-user-fields.ts'

export type UserRoleFieldsProps = {
  fields: UserFields
  user: User | null
  viewer: UserViewer
  roles: readonly AssignableRole[]
  statuses: readonly Status[]
}

/** The role and, for an existing user, the status. A field that may not be changed explains why. */
export function UserRoleFields({ fields, user, viewer, roles, statuses }: UserRoleFieldsProps) {
  if (!user)
    return <Choice field={fields.field('roleId')} label={userLabels.roleId} choices={rolesAsChoices(roles)} />
  const rights = userRights(viewer, user)
  const isGivable = !user.role || roles.some(({ id }) => sameId(id, user.roleId ?? ''))
  const listed = user.role && !isGivable ? [user.role, ...roles] : roles
  return (
    <Columns template={2} from="tablet" gap={4}>
      <Choice
        field={fields.field('roleId')}
        label={userLabels.roleId}
        choices={rolesAsChoices(listed)}
        reason={rights.role ?? (isGivable ? null : usersMessages.foreignRole)}
        isExplained={rights.name !== null}
      />
      <Choice
        field={fields.field('statusId')}
        label={userLabels.statusId}
        choices={userStatusOptions(statuses)}
        reason={rights.status}
        isExplained={rights.name !== null}
      />
    </Columns>
  )
}

const rolesAsChoices = (roles: readonly AssignableRole[]): Choosable[] =>
  roles.map((role) => ({ id: role.id, label: roleTitle(role), description: roleDescription(role) }))

type Choosable = { id: Id; label: string; description?: string | undefined }

type ChoiceProps = {
  field: FormField<Id | null>
  label: string
  choices: readonly Choosable[]
  /** Why it cannot be changed. */
  reason?: string | null
  /** The head of the form has the reason. */
  isExplained?: boolean
}

/** A select of items. Its values are the ids as text. */
function Choice({ field, label, choices, reason = null, isExplained = false }: ChoiceProps) {
  const { value, onChange, ...rest } = field
  return (
    <Select
      {...rest}
      label={label}
      value={value === null ? null : String(value)}
      onChange={(text) => onChange(choices.find(({ id }) => sameId(id, text))?.id ?? null)}
      options={choices.map(({ id, label: words, description }) => ({
        value: String(id),
        label: words,
        ...(description && { description }),
      }))}
      required
      disabled={reason !== null}
      help={isExplained ? null : reason}
    />
  )
}
