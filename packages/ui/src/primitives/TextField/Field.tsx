import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Inline } from '../../layout/Inline.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { Text } from '../../layout/Text.tsx'
import { visuallyHidden } from '../../theme/text.css.ts'
import * as styles from './Field.css.ts'

export type FieldProps = {
  label: string
  help?: ReactNode
  /** What is wrong, then what to do. Takes the place of the help. */
  error?: string | undefined
  /** Required is the rule; this marks the exception. */
  optional?: boolean
  /** Says "required" beside the label, where most fields are not (requirement CPROP-24). */
  marked?: boolean
}

/** What the control inside a field has to carry. */
export type FieldControl = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

type Props = FieldProps & {
  id: string | undefined
  /** A line that comes and goes, such as the Caps Lock hint, and is announced when it comes. */
  hint?: string
  /** The error or help is read aloud only, because the content below the field shows the same. */
  quiet?: boolean
  children: (control: FieldControl) => ReactNode
}

/** Label, control, and one line beneath it: the error, or else the help. */
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
              optional
            </Text>
          )}
        </Inline>
        {/* Beside the label: the control itself says so to whoever hears it. */}
        {marked && (
          <Text size="sm" color="tertiary" aria-hidden>
            required
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

/** What is wrong with a control, tied to it by id. */
export function FieldError({ id, quiet = false, children }: LineProps<string>) {
  return (
    <p id={id} className={quiet ? visuallyHidden : styles.error}>
      {!quiet && <CircleAlert size={14} className={styles.errorIcon} aria-hidden />}
      {children}
    </p>
  )
}

const Line = ({ id, quiet = false, children }: LineProps<ReactNode>) => (
  <p id={id} className={quiet ? visuallyHidden : styles.line}>
    {children}
  </p>
)
