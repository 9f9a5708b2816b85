import { type AssignableRole, type Id, sameId } from '@tributary/domain'
import { roleDescription, roleTitle } from '@tributary/sdk/users'
import type { FormField } from '../patterns/form/use-form.ts'
import { Select } from '../primitives/Select/Select.tsx'

type RoleField = Pick<FormField<Id | null>, 'value' | 'onChange'> &
  Partial<Omit<FormField<Id | null>, 'value' | 'onChange'>> & { disabled?: boolean }

export type RoleSelectProps = {
  field: RoleField
  label: string
  /** The roles that may be given. */
  roles: readonly AssignableRole[]
}

/** A select of roles, with one line about the chosen one. */
export function RoleSelect({ field: { value, onChange, ...field }, label, roles }: RoleSelectProps) {
  return (
    <Select
      {...field}
      label={label}
      value={value === null ? null : String(value)}
      onChange={(text) => onChange(roles.find(({ id }) => sameId(id, text))?.id ?? null)}
      options={roles.map((role) => {
        const description = roleDescription(role)
        return { value: String(role.id), label: roleTitle(role), ...(description && { description }) }
      })}
      required
    />
  )
}
