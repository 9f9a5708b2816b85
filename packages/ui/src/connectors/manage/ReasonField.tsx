import { manageMessages } from '@tributary/sdk/connectors'
import type { FormField } from '../../patterns/form/use-form.ts'
import { Field } from '../../primitives/TextField/Field.tsx'
import { input } from '../../primitives/TextField/Input.css.ts'
import { classNames } from '../../theme/class-names.ts'
import { manageText } from './manage.messages.ts'
import * as css from './ReasonField.css.ts'

export type ReasonFieldProps = { field: FormField<string>; disabled: boolean }

/** The maximum number of characters. */
const LONGEST_REASON = 500

/** A field for the reason of a disconnection. */
export const ReasonField = ({ field: { error, onChange, ...field }, disabled }: ReasonFieldProps) => (
  <Field label={manageText.reason} error={error} help={manageMessages.reasonHelp} id={undefined}>
    {(control) => (
      <textarea
        {...field}
        {...control}
        data-autofocus
        dir="auto"
        rows={3}
        maxLength={LONGEST_REASON}
        readOnly={disabled}
        className={classNames(input(), css.box)}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Field>
)
