import { type ReactNode, useId } from 'react'
import { Inline } from '../../layout/Inline.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { Spinner } from '../Loading/Spinner.tsx'
import { useViewOnly } from '../ViewOnly/ViewOnly.tsx'
import * as styles from './Switch.css.ts'
import { switchText } from './switch.messages.ts'

export type SwitchProps = {
  /** The text next to the switch. It names the switch. */
  label: string
  /** The effect of the switch, below the label. Screen readers read it as the description. */
  help?: ReactNode
  /** Whether the setting is on. */
  checked: boolean
  /** The change is being saved: shows that, ignores presses and keeps the focus. */
  busy?: boolean
  /** The user cannot change the setting. */
  disabled?: boolean
  /** Called with the new state. */
  onChange: (checked: boolean) => void
}

/** A setting that takes effect immediately, without a save button. */
export function Switch({ label, help, checked, busy = false, disabled = false, onChange }: SwitchProps) {
  const id = useId()
  const helpId = `${id}-help`
  const viewOnly = useViewOnly(true, help ? helpId : undefined)
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
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox has its own checked state
          role="switch"
          checked={checked}
          disabled={disabled}
          className={styles.track}
          onChange={(event) => !busy && onChange(event.target.checked)}
          {...(help && { 'aria-describedby': helpId })}
          {...(busy && unturnable)}
          {...viewOnly}
        />
      </Inline>
    </div>
  )
}

// Not `disabled`, because that would lose the focus.
const unturnable = { 'aria-busy': true, 'aria-disabled': true } as const

/** The state as a word, only for sighted users. The switch role announces it to screen readers. */
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
    {busy ? switchText.saving : checked ? switchText.on : switchText.off}
  </Inline>
)
