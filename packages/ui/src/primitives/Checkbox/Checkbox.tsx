import {
  type ComponentProps,
  type ReactNode,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'
import { Text } from '../../layout/Text.tsx'
import * as styles from './Checkbox.css.ts'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'className' | 'aria-label'> & {
  label: ReactNode
  /** One line beneath, for what the label leaves open. */
  help?: ReactNode
  /** Some of what it stands for is on and some is off. */
  mixed?: boolean
}

/** Something that is on or off, or mixed where it stands for several things (design language, section 9). */
export function Checkbox({ label, help, mixed = false, id, ref, ...rest }: CheckboxProps) {
  const ownId = useId()
  const box = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => box.current)
  // Every time, because a press takes the mark away whatever comes of it.
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
}
