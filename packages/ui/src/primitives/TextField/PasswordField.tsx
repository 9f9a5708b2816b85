import { Eye, EyeOff } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { forwardRef } from '../../layout/forward-ref.ts'
import { Inline } from '../../layout/Inline.tsx'
import { classNames } from '../../theme/class-names.ts'
import { IconButton } from '../Button/IconButton.tsx'
import { Field } from './Field.tsx'
import * as input from './Input.css.ts'
import * as styles from './PasswordField.css.ts'
import type { TextFieldProps } from './TextField.tsx'
import { textFieldText } from './text-field.messages.ts'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'mono'> & {
  /** The error or help is only for screen readers, because the content below the field shows the same. */
  quiet?: boolean
}

/** A password, hidden until the eye is pressed. Pasting and password managers work. */
export const PasswordField = forwardRef(function PasswordField({
  label,
  help,
  error,
  optional = false,
  quiet = false,
  size = 'md',
  id,
  className,
  ...rest
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const capsLock = useCapsLock(rest)
  return (
    <Field
      label={label}
      help={help}
      error={error}
      optional={optional}
      quiet={quiet}
      id={id}
      hint={capsLock.on ? textFieldText.capsLockIsOn : ''}
    >
      {(control) => (
        <div className={styles.affix}>
          <input
            dir="auto"
            autoComplete="current-password"
            autoCapitalize="off"
            spellCheck={false}
            {...rest}
            {...control}
            {...capsLock.listeners}
            type={shown ? 'text' : 'password'}
            className={classNames(input.input({ size }), styles.withToggle, className)}
          />
          <Inline as="span" className={styles.toggle}>
            <IconButton
              icon={shown ? EyeOff : Eye}
              size="sm"
              aria-label={shown ? textFieldText.hidePassword : textFieldText.showPassword}
              aria-pressed={shown}
              disabled={rest.disabled}
              onClick={() => setShown(!shown)}
            />
          </Inline>
        </div>
      )}
    </Field>
  )
})

type Listeners = Pick<PasswordFieldProps, 'onKeyDown' | 'onKeyUp' | 'onBlur'>

function useCapsLock({ onKeyDown, onKeyUp, onBlur }: Listeners) {
  const [on, setOn] = useState(false)
  const watch = (event: KeyboardEvent) => setOn(event.getModifierState('CapsLock'))
  const listeners: Listeners = {
    onKeyDown: (event) => {
      watch(event)
      onKeyDown?.(event)
    },
    onKeyUp: (event) => {
      watch(event)
      onKeyUp?.(event)
    },
    onBlur: (event) => {
      setOn(false)
      onBlur?.(event)
    },
  }
  return { on, listeners }
}
