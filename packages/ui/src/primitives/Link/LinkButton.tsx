import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import * as styles from './LinkButton.css.ts'

/** A press in running text that opens more of it: "more". It goes nowhere, so it is a button. */
export function LinkButton({ className, type = 'button', ...rest }: ComponentProps<'button'>) {
  return <button {...rest} type={type} className={classNames(styles.linkButton, className)} />
}
