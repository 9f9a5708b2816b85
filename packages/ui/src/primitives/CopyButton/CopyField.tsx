import { Inline } from '../../layout/Inline.tsx'
import { Field, type FieldProps } from '../TextField/Field.tsx'
import { CopyButton } from './CopyButton.tsx'
import * as css from './CopyField.css.ts'

export type CopyFieldProps = Pick<FieldProps, 'label' | 'help'> & {
  /** The text to show and to copy. */
  value: string
}

/** A read-only id or key with a copy button. */
export const CopyField = ({ label, help, value }: CopyFieldProps) => (
  <Field label={label} help={help} id={undefined}>
    {(control) => (
      <Inline gap={2} paddingY={1} className={css.box}>
        <input {...control} type="text" readOnly dir="ltr" value={value} className={css.value} />
        <CopyButton text={value} />
      </Inline>
    )}
  </Field>
)
