import { type CrmStore, crmTime } from './crm-store.ts'

export type CrmSizes = { readonly contacts: number; readonly companies: number; readonly deals: number }

const DAY_MS = 24 * 3_600_000

const cities = [
  ['Bristol', 'GB'],
  ['Aarhus', 'DK'],
  ['Ōtautahi', 'NZ'],
  ['Göteborg', 'SE'],
] as const
const firstNames = ['Ada', 'Björn', 'Chloé', 'Dilip', 'Esi', 'Fiona', 'Gösta']
const lastNames = ['Anker', 'Brook', 'Castell', 'Drake', 'Eddy']
const products = ['Mooring line', 'Anchor chain', 'Life jacket', 'Deck paint'] as const
const stages = ['open', 'won', 'lost'] as const

/** Fills an account. The oldest records changed a year before `now`. */
export function fillCrm(store: CrmStore, now: Date, sizes: Partial<CrmSizes> = {}): void {
  const { contacts = 64, companies = 24, deals = 45 } = sizes
  const daysAgo = (days: number) => crmTime(new Date(now.getTime() - days * DAY_MS))
  const changedOf = (at: number, count: number) => daysAgo(1 + Math.floor((365 * (count - at)) / count))

  for (let at = 0; at < companies; at++) {
    const [city, country] = pick(cities, at)
    store.companies.put({
      id: 101 + at,
      name: `${pick(lastNames, at)} & ${pick(lastNames, at + 2)} ${at + 1}`,
      address: { city, country },
      employees: at % 5 === 4 ? null : 3 + at * 7,
      changed: changedOf(at, companies),
      deleted: false,
    })
  }
  for (let at = 0; at < contacts; at++) {
    const [first, last] = [pick(firstNames, at), pick(lastNames, at)]
    store.contacts.put({
      id: 5_001 + at,
      first_name: first,
      last_name: last,
      email: at % 9 === 8 ? null : `contact${at + 1}@harbour.example`,
      phone: at % 4 === 0 ? `+44 20 7946 ${String(100 + at).padStart(4, '0')}` : null,
      company_id: 101 + (at % companies),
      changed: changedOf(at, contacts),
      deleted: at % 20 === 19,
    })
  }
  for (let at = 0; at < deals; at++) {
    const lines = linesOf(at)
    const cents = lines.reduce(
      (sum, { quantity, price }) => sum + quantity * Math.round(Number(price) * 100),
      0,
    )
    store.deals.put({
      id: 9_001 + at,
      title: `${pick(products, at)} for ${pick(cities, at + 1)[0]}`,
      stage: pick(stages, at),
      company_id: 101 + (at % companies),
      amount: (cents / 100).toFixed(2),
      closes: daysAgo(at - 30).slice(0, 10),
      lines,
      changed: changedOf(at, deals),
      deleted: false,
    })
  }
  for (let at = 0; at < 30; at++)
    store.notes.put({
      id: 701 + at,
      contact_id: 5_001 + (at % contacts),
      text: `Called about “${pick(products, at)}”.\nCall again in ${2 + (at % 4)} weeks.`,
      written: daysAgo(60 - at),
    })
}

const linesOf = (deal: number) =>
  Array.from({ length: (deal + 2) % 4 }, (_, at) => ({
    product: pick(products, deal + at),
    quantity: 1 + ((deal + at) % 6),
    price: (19.95 + deal * 3 + at).toFixed(2),
  }))

function pick<Item>(list: readonly [Item, ...Item[]] | readonly Item[], at: number): Item {
  const item = list[at % list.length]
  if (item === undefined) throw new Error('The list is empty')
  return item
}
