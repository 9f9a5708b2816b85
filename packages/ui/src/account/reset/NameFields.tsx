import { signUpLabels } from '@tributary/sdk/account'
import { Columns } from '../../layout/Columns.tsx'
import { afterPointerRelease } from '../../patterns/form/after-pointer-release.ts'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import type { PersonName, useNameFields } from './use-name-fields.ts'

type NameFieldsProps = {
  name: PersonName
  onChange: (name: PersonName) => void
  fields: ReturnType<typeof useNameFields>
}

const parts = [
  ['firstName', 'given-name'],
  ['lastName', 'family-name'],
] as const

/** The name of the first administrator, whose account has none yet. */
export const NameFields = ({ name, onChange, fields }: NameFieldsProps) => (
  <Columns template={2} from="tablet" gap={4}>
    {parts.map(([part, autoComplete]) => (
      <TextField
        key={part}
        ref={fields.refs[part]}
        label={signUpLabels[part]}
        name={part}
        autoComplete={autoComplete}
        size="xl"
        required
        value={name[part]}
        onChange={(event) => onChange({ ...name, [part]: event.target.value })}
        onBlur={() => afterPointerRelease(() => fields.leave(part))}
        error={fields.errors[part] ?? undefined}
      />
    ))}
  </Columns>
)
