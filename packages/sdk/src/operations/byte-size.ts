import { formatNumber } from '../common/language/format.ts'

const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const

/** Formats a size on disk in decimal units, with one decimal below ten: "8.2 MB". */
export function byteSize(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1)
  const value = bytes / 1000 ** power
  const rounded = power > 0 && value < 10 ? Math.round(value * 10) / 10 : Math.round(value)
  return `${formatNumber(rounded)} ${units[power]}`
}
