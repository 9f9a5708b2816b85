import type { TenantForm } from '@tributary/sdk/xero2sql'
import { Columns } from '../layout/Columns.tsx'
import type { FormField } from '../patterns/form/use-form.ts'
import { inputProps } from '../patterns/form/use-form.ts'
import { PasswordField } from '../primitives/TextField/PasswordField.tsx'
import { TextField } from '../primitives/TextField/TextField.tsx'
import * as css from './Xero2Sql.css.ts'

type Name = keyof TenantForm

export type TenantFieldsProps = {
  /** The fields and their labels, in order. */
  labels: Readonly<Partial<Record<Name, string>>>
  field: (name: Name) => FormField<string>
  readOnly: boolean
}

const entries = (labels: TenantFieldsProps['labels']) => Object.entries(labels) as [Name, string][]

/** The target of a Xero company. Two fields share a row if there is room. */
export const TenantFields = ({ labels, field, readOnly }: TenantFieldsProps) => (
  <Columns template={2} from="tablet" gap={4}>
    {entries(labels).map(([name, label], place) => {
      const shared = {
        label,
        readOnly,
        ...inputProps(field(name)),
        ...(place === 0 && { 'data-autofocus': true }),
      }
      return (
        <div key={name} className={pairs.includes(name) ? undefined : css.whole}>
          {isPassword(name) ? (
            <PasswordField autoComplete="new-password" maxLength={1024} {...shared} />
          ) : (
            <TextField {...(name === 'name' ? words : technical)} maxLength={255} {...shared} />
          )}
        </div>
      )
    })}
  </Columns>
)

const pairs: readonly Name[] = ['database', 'schema', 'password', 'confirmPassword']
const isPassword = (name: Name) => name === 'password' || name === 'confirmPassword'
const words = { autoComplete: 'off' } as const
const technical = {
  ...words,
  mono: true,
  autoCapitalize: 'none',
  spellCheck: false,
  dir: 'ltr',
} as const
