import { LoaderCircle } from 'lucide-react'
import * as styles from './Spinner.css.ts'

export type SpinnerProps = {
  size?: number
  /** Names the loading content. Without it the spinner is decoration next to text that says so. */
  label?: string
  /** Nothing else is on the page yet: centred in the window, and only after a moment. */
  alone?: boolean
}

/** Shows that something is in progress. Only in buttons and single lines. Whole areas use a Skeleton. */
export function Spinner({ size = 16, label, alone = false }: SpinnerProps) {
  const icon = <LoaderCircle size={size} className={styles.spinning} aria-hidden />
  if (label === undefined) return icon
  return (
    <span role="status" className={alone ? styles.alone : styles.row}>
      {icon}
      {label}
    </span>
  )
}
