import { REQUIRED } from '@tributary/sdk/common'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Inline } from '../../layout/Inline.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { Text } from '../../layout/Text.tsx'
import { sentence, visuallyHidden } from '../../theme/text.css.ts'
import * as styles from './Field.css.ts'
import { textFieldText } from './text-field.messages.ts'

export type FieldProps = {
  /** The text above the field. It names the field. */
  label: string
  /** A sentence below the field that helps to fill it in. */
  help?: ReactNode
  /** The problem, then what to do. Replaces the help. */
  error?: string | undefined
  /** Fields are required by default, so optional ones are marked. */
  optional?: boolean
  /** Shows "required" next to the label, in forms where most fields are optional. */
  marked?: boolean
}

/** The attributes that the control in a field needs. */
export type FieldControl = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

type Props = FieldProps & {
  id: string | undefined
  /** A temporary line, such as the Caps Lock hint. Screen readers announce it. */
  hint?: string
  /** The error or help is only for screen readers, because the content below the field shows the same. */
  quiet?: boolean
  children: (control: FieldControl) => ReactNode
}

/** Label, control, and one line below it: the error, or else the help. */
export function Field({ label, help, error, optional = false, marked = false, ...rest }: Props) {
  const { id, hint, quiet = false, children } = rest
  const ownId = useId()
  const control = id ?? ownId
  const lineId = `${control}-line`
  const hintId = `${control}-hint`
  const described = [(error || help) && lineId, hint && hintId].filter(Boolean).join(' ')
  return (
    <Stack gap="1half" minWidth={0} className={styles.field}>
      <Inline alignItems="baseline" gap="1half">
        <Inline as="label" alignItems="baseline" gap="1half" size="sm" fontWeight="medium" htmlFor={control}>
          {label}
          {optional && (
            <Text color="tertiary" fontWeight="regular">
              {textFieldText.optional}
            </Text>
          )}
        </Inline>
        {/* Next to the label. For screen readers the control itself has the attribute. */}
        {marked && (
          <Text size="sm" color="tertiary" aria-hidden>
            {textFieldText.required}
          </Text>
        )}
      </Inline>
      {children({
        id: control,
        ...(described && { 'aria-describedby': described }),
        ...(error && { 'aria-invalid': true }),
      })}
      {error ? (
        <FieldError id={lineId} quiet={quiet}>
          {error}
        </FieldError>
      ) : (
        help && (
          <Line id={lineId} quiet={quiet}>
            {help}
          </Line>
        )
      )}
      {hint !== undefined && (
        <p id={hintId} role="status" className={styles.hint}>
          {hint}
        </p>
      )}
    </Stack>
  )
}

type LineProps<Content> = { id: string; quiet?: boolean; children: Content }

/** The error of a control, linked by id. */
export function FieldError({ id, quiet = false, children }: LineProps<string>) {
  return (
    <p id={id} className={quiet ? visuallyHidden : styles.error}>
      {!quiet && <CircleAlert size={14} className={styles.errorIcon} aria-hidden />}
      <span className={sentence}>{children === REQUIRED ? textFieldText.required : children}</span>
    </p>
  )
}

const Line = ({ id, quiet = false, children }: LineProps<ReactNode>) => (
  <p id={id} className={quiet ? visuallyHidden : styles.line}>
    {children}
  </p>
)
