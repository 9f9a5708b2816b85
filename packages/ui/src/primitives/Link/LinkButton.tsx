import type { ComponentProps } from 'react'
import { classNames } from '../../theme/class-names.ts'
import { alone as standing } from './Link.css.ts'
import * as styles from './LinkButton.css.ts'

export type LinkButtonProps = ComponentProps<'button'> & {
  /** Outside running text: as easy to hit as a button. */
  alone?: boolean
}

/** A press in running text that opens more of it: "more". It goes nowhere, so it is a button. */
export function LinkButton({ className, type = 'button', alone = false, ...rest }: LinkButtonProps) {
  return (
    <button {...rest} type={type} className={classNames(styles.linkButton, alone && standing, className)} />
  )
}
