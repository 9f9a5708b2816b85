import { otherDirection, type SortDirection } from '@tributary/sdk/common'
import { ArrowDownAZ, ArrowUpZA } from 'lucide-react'
import { IconButton } from '../../primitives/Button/IconButton.tsx'
import { linkerText } from './linker.messages.ts'

/** The current order in words. */
export const orderWords: Record<SortDirection, string> = {
  get ascending() {
    return linkerText.nameAToZ
  },
  get descending() {
    return linkerText.nameZToA
  },
}

export type SortButtonProps = {
  direction: SortDirection
  onTurn: () => void
  disabled?: boolean
  variant?: 'secondary' | 'ghost'
}

/** Its name describes the effect of a press, and next to it is the current order. */
export function SortButton({ direction, onTurn, disabled = false, variant = 'secondary' }: SortButtonProps) {
  const action = linkerText.sortNamed(otherDirection(direction))
  return (
    <IconButton
      icon={direction === 'ascending' ? ArrowDownAZ : ArrowUpZA}
      variant={variant}
      aria-label={action}
      title={`${orderWords[direction]}. ${action}`}
      disabled={disabled}
      onClick={onTurn}
    />
  )
}
