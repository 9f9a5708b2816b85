import { LoaderCircle } from 'lucide-react'
import * as styles from './Spinner.css.ts'

export type SpinnerProps = {
  size?: number
  /** What is being waited for. Without it the spinner is decoration beside words that already say so. */
  label?: string
  /** There is nothing else yet: it stands in the middle of the window, and only when the wait is more than a moment. */
  alone?: boolean
}

/** Something is under way. Only inside buttons and single lines; whole areas use a Skeleton. */
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
