import {
  type ComponentProps,
  type ReactNode,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'
import { forwardRef } from '../../layout/forward-ref.ts'
import { Text } from '../../layout/Text.tsx'
import * as styles from './Checkbox.css.ts'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'className' | 'aria-label'> & {
  /** The text next to the box. It names the checkbox. */
  label: ReactNode
  /** One line below the label, with more detail. */
  help?: ReactNode
  /** Some of the items it stands for are on, others are off. */
  mixed?: boolean
}

/** A setting that is on or off, or mixed if it stands for several items. */
export const Checkbox = forwardRef(function Checkbox({
  label,
  help,
  mixed = false,
  id,
  ref,
  ...rest
}: CheckboxProps) {
  const ownId = useId()
  const box = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => box.current)
  // After every render, because a press clears the browser's mixed state in any case.
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = mixed
  })
  const control = id ?? ownId
  const helpId = `${control}-help`
  const described = [rest['aria-describedby'], help && helpId].filter(Boolean).join(' ')
  return (
    <div className={styles.checkbox}>
      <input
        {...rest}
        ref={box}
        id={control}
        type="checkbox"
        {...(described && { 'aria-describedby': described })}
        className={styles.box}
      />
      <label htmlFor={control} className={styles.label}>
        {label}
      </label>
      {help && (
        <Text as="p" size="xs" color="secondary" id={helpId} className={styles.help}>
          {help}
        </Text>
      )}
    </div>
  )
})
