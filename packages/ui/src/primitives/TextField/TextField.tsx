import type { ComponentProps } from 'react'
import { forwardRef } from '../../layout/forward-ref.ts'
import { classNames } from '../../theme/class-names.ts'
import { Field, type FieldProps } from './Field.tsx'
import { fieldDirection } from './field-direction.ts'
import * as styles from './Input.css.ts'

export type FieldSize = 'sm' | 'md' | 'xl'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'size' | 'aria-label'> &
  FieldProps & {
    /** The height of the field. */
    size?: FieldSize
    /** For keys, hosts and cron expressions, where every character matters. They are read from left to right. */
    mono?: boolean
    /** A temporary line that does not block submission. Screen readers announce it if it was empty before. */
    hint?: string
  }

/**
 * One line of text with its label, and below it the error or the help. Names follow their own direction; addresses and
 * numbers are left to right.
 */
export const TextField = forwardRef(function TextField({
  label,
  help,
  error,
  optional = false,
  marked = false,
  size = 'md',
  mono = false,
  hint,
  id,
  className,
  ...rest
}: TextFieldProps) {
  return (
    <Field
      label={label}
      help={help}
      error={error}
      optional={optional}
      marked={marked}
      id={id}
      {...(hint !== undefined && { hint })}
    >
      {(control) => (
        <input
          type="text"
          dir={fieldDirection({ ...rest, mono })}
          {...rest}
          {...control}
          className={classNames(styles.input({ size, mono }), className)}
        />
      )}
    </Field>
  )
})
