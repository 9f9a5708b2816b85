import * as css from './Logo.css.ts'
import { mainRiver, tributary, wordmark } from './logo-paths.ts'

export type LogoProps = {
  /** Height in CSS pixels; the width follows. At least 20 with the name, 16 without. */
  height?: number
  /** `mark` leaves out the name, as the collapsed navigation does. */
  form?: 'full' | 'mark'
  /** The accessible name. Leave it out inside a link that has one. */
  label?: string
}

const boxes = { full: { x: 2, width: 125.5 }, mark: { x: 0, width: 32 } } as const

/** The Tributary logo: the mark, with the name next to it. */
export const Logo = ({ height = 26, form = 'full', label }: LogoProps) => {
  const { x, width } = boxes[form]
  return (
    <svg
      viewBox={`${x} 0 ${width} 32`}
      width={Math.round((height * width) / 32)}
      height={height}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path className={css.main} d={mainRiver} />
      <path className={css.joining} d={tributary} />
      {form === 'full' && <path className={css.word} transform="translate(37 24.1)" d={wordmark} />}
    </svg>
  )
}
