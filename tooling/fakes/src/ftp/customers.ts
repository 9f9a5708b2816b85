import { dice } from './dice.ts'
import type { SampleRow } from './to-csv.ts'

export type SampleCustomer = SampleRow & { customer_id: number }

const first = [
  'Anaïs',
  'Björn',
  'Chloé',
  'Dagný',
  'Emil',
  'Françoise',
  'Grażyna',
  'Håkon',
  'Inês',
  'Jürgen',
  'Katarína',
  'Łukasz',
  'Máire',
  'Noël',
  'Óscar',
  'Priya',
  'Søren',
  'Tomáš',
  'Ursula',
  'Zoë',
] as const
const last = [
  "O'Brien",
  'Ångström',
  'Çelik',
  'Dvořák',
  'Ferreira',
  'García',
  'Jensen',
  'Kowalski',
  'Lefèvre',
  'Müller',
  'Núñez',
  'Østergaard',
  'Patel',
  'Rossi',
  'Smith',
  'Šimek',
  'Þórsson',
  'van der Berg',
  'Weiß',
  'Ž. Novak',
] as const
const trades = [
  '& Sons',
  'Interiors',
  'Trading, Ltd',
  'Hardware',
  '"Quality" Kitchens',
  'Logistics',
  'Home',
  'Supplies',
] as const
const cities = [
  ['Aarhus', 'DK'],
  ['Göteborg', 'SE'],
  ['London', 'GB'],
  ['Málaga', 'ES'],
  ['Łódź', 'PL'],
  ['Zürich', 'CH'],
  ['Saint-Étienne', 'FR'],
  ['Köln', 'DE'],
] as const

/** Generates customers, with names that break careless CSV imports. */
export function customers(count: number): SampleCustomer[] {
  const chance = dice(22)
  return Array.from({ length: count }, (_, index) => {
    const family = chance.pick(last)
    const [city, country] = chance.pick(cities)
    return {
      customer_id: 1_001 + index,
      company: `${family} ${chance.pick(trades)}`,
      contact: `${chance.pick(first)} ${family}`,
      email: `customer${1_001 + index}@shop.example`,
      telephone: `+44${chance.number(1_000_000_000, 9_999_999_999)}`,
      city,
      country,
      credit_limit: chance.chance(15) ? '' : chance.number(5, 400) * 100,
      customer_since: new Date(Date.UTC(2015, 0, chance.number(1, 4_000))).toISOString().slice(0, 10),
      on_hold: chance.chance(3),
    }
  })
}
