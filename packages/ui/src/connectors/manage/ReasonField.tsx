import { manageMessages } from '@tributary/sdk/connectors'
import type { FormField } from '../../patterns/form/use-form.ts'
import { classNames } from '../../primitives/class-names.ts'
import { Field } from '../../primitives/TextField/Field.tsx'
import { input } from '../../primitives/TextField/Input.css.ts'
import * as css from './ReasonField.css.ts'

export type ReasonFieldProps = { field: FormField<string>; disabled: boolean }

/** Nobody writes more than this about it. */
const LONGEST_REASON = 500

/** Why something is disconnected (CONNMAN-27). */
export const ReasonField = ({ field: { error, onChange, ...field }, disabled }: ReasonFieldProps) => (
  <Field label="Reason" error={error} help={manageMessages.reasonHelp} id={undefined}>
    {(control) => (
      <textarea
        {...field}
        {...control}
        data-autofocus
        rows={3}
        maxLength={LONGEST_REASON}
        readOnly={disabled}
        className={classNames(input(), css.box)}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Field>
)
