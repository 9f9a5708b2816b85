import { connectorsMessages, editorMessages } from '@tributary/sdk/connectors'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Inline } from '../../layout/Inline.tsx'
import type { FormField } from '../../patterns/form/use-form.ts'
import { inputProps } from '../../patterns/form/use-form.ts'
import { IconButton } from '../../primitives/Button/IconButton.tsx'
import { LinkButton } from '../../primitives/Link/LinkButton.tsx'
import { Field } from '../../primitives/TextField/Field.tsx'
import * as input from '../../primitives/TextField/Input.css.ts'
import * as affix from '../../primitives/TextField/PasswordField.css.ts'
import { classNames } from '../../theme/class-names.ts'
import * as css from './ConnectorEditor.css.ts'

export type SecretFieldProps = {
  name: string
  label: string
  required: boolean
  field: FormField<string>
  /** True if a value is saved, which a blank field keeps. */
  saved: boolean
  /** Removes the saved value. Left out if it is required. */
  clear?: FormField<string> | undefined
  disabled?: boolean
  /** Where it is sent, as a sentence. */
  sentTo?: string | undefined
}

/** A masked field whose saved value is never shown. The user can show what they type. */
export function SecretField({
  name,
  label,
  required,
  field,
  saved,
  clear,
  disabled,
  sentTo,
}: SecretFieldProps) {
  const [shown, setShown] = useState(false)
  const { error, ...control } = inputProps(field)
  const isCleared = clear?.value === 'yes' && field.value === ''
  const keeps = saved && !isCleared
  const canLook = field.value !== ''
  return (
    <div className={css.secret}>
      <Field label={label} help={sentTo} error={error} marked={required} id={undefined}>
        {(described) => (
          <div className={affix.affix} dir="ltr">
            <input
              {...described}
              {...control}
              name={name}
              type={shown && canLook ? 'text' : 'password'}
              placeholder={
                keeps ? connectorsMessages.editor.keepSecret : required ? '' : editorMessages.notSet
              }
              required={required && !saved}
              disabled={disabled}
              autoComplete="new-password"
              autoCapitalize="off"
              spellCheck={false}
              className={classNames(input.input({ mono: canLook }), canLook && affix.withToggle)}
            />
            {canLook && (
              <Inline as="span" className={affix.toggle}>
                <IconButton
                  icon={shown ? EyeOff : Eye}
                  size="sm"
                  aria-label={shown ? editorMessages.hide(label) : editorMessages.show(label)}
                  aria-pressed={shown}
                  onClick={() => setShown(!shown)}
                />
              </Inline>
            )}
          </div>
        )}
      </Field>
      {saved && !canLook && <Saved label={label} isCleared={isCleared} clear={clear} />}
    </div>
  )
}

type SavedProps = { label: string; isCleared: boolean; clear: SecretFieldProps['clear'] }

const Saved = ({ label, isCleared, clear }: SavedProps) => (
  <p className={css.saved}>
    <span role="status">{isCleared ? editorMessages.willBeRemoved : editorMessages.saved}</span>
    {clear && (
      <LinkButton
        aria-label={`${isCleared ? editorMessages.keepSaved : editorMessages.removeSaved}: ${label}`}
        onClick={() => clear.onChange(isCleared ? '' : 'yes')}
      >
        {isCleared ? editorMessages.keepSaved : editorMessages.removeSaved}
      </LinkButton>
    )}
  </p>
)
