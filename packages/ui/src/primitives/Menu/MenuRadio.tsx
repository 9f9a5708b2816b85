import * as Radix from '@radix-ui/react-dropdown-menu'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Text } from '../../layout/Text.tsx'
import * as styles from './Menu.css.ts'

export type MenuRadioGroupProps = {
  /** The accessible name of the choice. */
  label: string
  value: string
  onChange: (value: string) => void
  children: ReactNode
}

/** A choice of one. The chosen item has the tick. */
export function MenuRadioGroup({ label, value, onChange, children }: MenuRadioGroupProps) {
  return (
    <Radix.RadioGroup aria-label={label} value={value} onValueChange={onChange}>
      {children}
    </Radix.RadioGroup>
  )
}

export type MenuRadioItemProps = {
  value: string
  /** Before the text: an avatar or a monogram. */
  leading?: ReactNode
  children: ReactNode
  disabled?: boolean
}

export function MenuRadioItem({ value, leading, children, disabled = false }: MenuRadioItemProps) {
  return (
    <Radix.RadioItem className={styles.item} value={value} disabled={disabled}>
      {leading}
      <Text flex={1} minWidth={0} overflowWrap="anywhere">
        {children}
      </Text>
      <Radix.ItemIndicator className={styles.tick}>
        <Check size={16} aria-hidden />
      </Radix.ItemIndicator>
    </Radix.RadioItem>
  )
}
