import { type PageLanguage, pageLocales } from '../../page-language.ts'

const units = [
  [24 * 3_600_000, 'day'],
  [3_600_000, 'hour'],
  [60_000, 'minute'],
] as const

/** Returns a duration in words, in whole minutes: `10 minutes`, `one hour`, `7 days`. */
export function duration(ms: number, language: PageLanguage): string {
  const [size, unit] = units.find(([length]) => ms % length === 0) ?? units[2]
  const count = Math.floor(ms / size)
  if (language === 'en' && count === 1) return `one ${unit}`
  const format = { style: 'unit', unit, unitDisplay: 'long' } as const
  return new Intl.NumberFormat(pageLocales[language], format).format(count)
}
