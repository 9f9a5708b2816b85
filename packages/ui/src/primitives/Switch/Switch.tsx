import { type ReactNode, useId } from 'react'
import { Inline } from '../../layout/Inline.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { Spinner } from '../Loading/Spinner.tsx'
import * as styles from './Switch.css.ts'

export type SwitchProps = {
  label: string
  /** What it does, beneath the label; read aloud after it. */
  help?: ReactNode
  checked: boolean
  /** What was asked for is being saved: that is shown, a press does nothing, and the focus stays. */
  busy?: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

/** Something that is on or off at once, without a button that saves it (design language, section 9). */
export function Switch({ label, help, checked, busy = false, disabled = false, onChange }: SwitchProps) {
  const id = useId()
  const helpId = `${id}-help`
  return (
    <div className={help ? styles.explained : styles.bare}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {help && (
        <Stack
          gap="half"
          size="sm"
          color="secondary"
          overflowWrap="anywhere"
          textWrap="pretty"
          id={helpId}
          className={styles.help}
        >
          {help}
        </Stack>
      )}
      <Inline gap={2} className={styles.control}>
        <State checked={checked} busy={busy} />
        <input
          id={id}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells whether it is checked by itself
          role="switch"
          checked={checked}
          disabled={disabled}
          className={styles.track}
          onChange={(event) => !busy && onChange(event.target.checked)}
          {...(help && { 'aria-describedby': helpId })}
          {...(busy && unturnable)}
        />
      </Inline>
    </div>
  )
}

// Not `disabled`: that would throw the keyboard's place away.
const unturnable = { 'aria-busy': true, 'aria-disabled': true } as const

/** The state in a word, for the eye alone: the switch itself tells it to everybody else. */
const State = ({ checked, busy }: { checked: boolean; busy: boolean }) => (
  <Inline
    as="span"
    justifyContent="end"
    gap="1half"
    size="sm"
    color="secondary"
    className={styles.state}
    aria-hidden
  >
    {busy && <Spinner size={14} />}
    {busy ? 'Saving' : checked ? 'On' : 'Off'}
  </Inline>
)
