import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Returns when printing began, or null. The report is rendered before the browser prints. */
export function usePrinting(): Date | null {
  const [since, setSince] = useState(() => (matchMedia('print').matches ? new Date() : null))
  useEffect(() => {
    const media = matchMedia('print')
    const show = (isPrinting: boolean) =>
      flushSync(() => setSince((before) => (isPrinting ? (before ?? new Date()) : null)))
    const begin = () => show(true)
    const end = () => show(false)
    // The print preview of developer tools changes the medium without the two events.
    const change = () => show(media.matches)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    media.addEventListener('change', change)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
      media.removeEventListener('change', change)
    }
  }, [])
  return since
}
