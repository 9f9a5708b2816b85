import type { User } from '@tributary/domain'
import { userLabels, type userRights, usersMessages } from '@tributary/sdk/users'
import { Columns } from '../layout/Columns.tsx'
import { inputProps } from '../patterns/form/use-form.ts'
import { TextField, type TextFieldProps } from '../primitives/TextField/TextField.tsx'
import * as css from './UserDialog.css.ts'
import type { UserFields } from './use-user-fields.ts'
import { usersText } from './users.messages.ts'

export type UserGeneralFieldsProps = {
  fields: UserFields
  user: User | null
  /** What the viewer may change. Null for a new user. */
  rights: ReturnType<typeof userRights> | null
}

/** The names and the address. The head of the form explains why none of them can be changed. */
export const UserGeneralFields = ({ fields, user, rights }: UserGeneralFieldsProps) => (
  <fieldset className={css.section}>
    <legend className={css.legend}>
      <h3>{usersText.general}</h3>
    </legend>
    <Columns template={2} from="tablet" gap={4}>
      <Words of="firstName" fields={fields} readOnly={Boolean(rights?.name)} data-autofocus />
      <Words of="lastName" fields={fields} readOnly={Boolean(rights?.name)} />
    </Columns>
    {/* Not `type="email"`, in which browsers change the input, such as the letters of the domain. */}
    <Words
      of="emailAddress"
      fields={fields}
      inputMode="email"
      autoCapitalize="off"
      spellCheck={false}
      help={
        rights?.name ? null : (rights?.emailAddress ?? addressNote(user, fields.field('emailAddress').value))
      }
      readOnly={Boolean(rights?.emailAddress)}
    />
  </fieldset>
)

/** Explains the consequence of a new address. */
const addressNote = (user: User | null, typedAddress: string) =>
  !user || typedAddress.trim() === user.emailAddress ? null : usersMessages.addressConfirmed

type WordsProps = Omit<TextFieldProps, 'label'> & {
  of: 'firstName' | 'lastName' | 'emailAddress'
  fields: UserFields
}

// About another user, so the browser must not autofill the details of the person who types.
const Words = ({ of, fields, ...rest }: WordsProps) => (
  <TextField
    {...rest}
    {...inputProps(fields.field(of))}
    label={userLabels[of]}
    name={of}
    autoComplete="off"
    required
  />
)
