import { afterEach, expect, it } from 'vitest'
import { setLanguage } from './catalogue.ts'
import { formatZone } from './format-zone.ts'

afterEach(() => setLanguage(null))

it.each([
  ['en-GB', 'America/New_York', 'America/New York'],
  ['de-DE', 'Europe/Berlin', 'Europe/Berlin – Mitteleuropäische Zeit'],
  ['de-DE', 'America/Sao_Paulo', 'America/Sao Paulo – Brasília-Normalzeit'],
  ['de-DE', 'UTC', 'UTC – Koordinierte Weltzeit'],
  ['ar-u-nu-latn', 'Europe/Berlin', 'Europe/Berlin – توقيت وسط أوروبا'],
  ['ar-u-nu-latn', 'Africa/Cairo', 'Africa/Cairo – توقيت شرق أوروبا'],
])('names a time zone in %s: %s', (tag, zone, shown) => {
  setLanguage({ tag, direction: 'ltr', catalogues: {} })
  expect(formatZone(zone)).toBe(shown)
})
