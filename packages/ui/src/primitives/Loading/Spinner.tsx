import { LoaderCircle } from 'lucide-react'
import * as styles from './Spinner.css.ts'

export type SpinnerProps = {
  /** The diameter in pixels. */
  size?: number
  /** Names the loading content. Without it, the spinner is decorative, next to visible text. */
  label?: string
  /** For an otherwise empty page: centred in the window, and shown after a short delay. */
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
