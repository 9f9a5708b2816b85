import { ArrowLeft, Link2 } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import * as css from '../../patterns/ActionBar.css.ts'
import { ActionBar } from '../../patterns/ActionBar.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import type { IconType } from '../../primitives/icon-type.ts'
import { visuallyHidden } from '../../theme/text.css.ts'
import { useSettledText } from './use-settled-text.ts'

export type LinkerBarProps = {
  /** The effect of the button, before it is pressed. The item's name is bold. */
  sentence: ReactNode
  /** The button on the left. */
  back: { label: string; onPress: () => void; icon?: IconType | null }
  /** The button on the right, which saves the links. */
  submit: {
    label: string
    onPress: () => void
    disabled?: boolean
    busy?: boolean
    /** The label while busy, e.g. "Creating link". */
    busyLabel?: string
    icon?: IconType | null
  }
  /** Between the two buttons, e.g. a second way on. */
  children?: ReactNode
}

/**
 * The action bar of a linker or wizard, at the foot of the viewport. The sentence is announced once it no longer
 * changes.
 */
export function LinkerBar({ sentence, back, submit, children }: LinkerBarProps) {
  const words = useRef<HTMLParagraphElement>(null)
  const settled = useSettledText(words)
  const backIcon = back.icon === undefined ? ArrowLeft : back.icon
  const submitIcon = submit.icon === undefined ? Link2 : submit.icon
  return (
    <ActionBar>
      <p ref={words} className={css.sentence}>
        {sentence}
      </p>
      <p role="status" className={visuallyHidden}>
        {settled}
      </p>
      <Button
        variant="ghost"
        size="lg"
        className={css.button}
        disabled={submit.busy ?? false}
        onClick={back.onPress}
        {...(backIcon && { icon: backIcon })}
      >
        {back.label}
      </Button>
      {children}
      <Button
        variant="primary"
        size="lg"
        className={css.button}
        disabled={submit.disabled ?? false}
        loading={submit.busy ?? false}
        onClick={submit.onPress}
        {...(submitIcon && { icon: submitIcon })}
        {...(submit.busyLabel !== undefined && { loadingLabel: submit.busyLabel })}
      >
        {submit.label}
      </Button>
    </ActionBar>
  )
}
