import { useMemo } from 'react'
import { encode } from 'uqr'
import * as css from './Factors.css.ts'

type QrCodeProps = {
  /** What the code contains. */
  text: string
  /** What the code is for, read out by screen readers. */
  label: string
}

/** A QR code, dark on light in both themes, because apps read no other. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => drawn(text), [text])
  return (
    <svg className={css.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  )
}

/** One square of the path for each dark module. The border is the quiet zone that the standard requires. */
function drawn(text: string) {
  const { data, size } = encode(text, { border: 4 })
  const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
  return { size, path: squares.join('') }
}
