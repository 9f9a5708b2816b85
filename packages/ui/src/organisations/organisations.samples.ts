import type { Client, DeletedOrganisation } from '@tributary/domain'

export const organisation = (facts: Partial<Client> = {}): Client => ({
  id: 1,
  key: '3f2c1b8e-5d47-4a90-9c61-08e2f7b4d315',
  name: 'Harbour & Pine Group',
  code: 'harbour_pine',
  ...facts,
})

const keyOf = (id: number) => `7d0e4c2a-91b3-4f68-8a5d-${String(id).padStart(12, '0')}`

const named = (names: readonly string[]) =>
  names.map((name, place) => organisation({ id: place + 1, key: keyOf(place + 1), name, code: null }))

export const organisations = named([
  'Aldervik Maritime AS',
  'Brightwater Produce Ltd',
  'Harbour & Pine Group',
  'Kauri Ridge Orchards',
  'Lindqvist Möbler AB',
  'Northshore Veterinary Partners',
  'Te Awa Hospitality Holdings (Waikato) Limited',
])

/** Names that are hard to fit. */
export const oddOrganisations = named([
  'x'.repeat(200),
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft und Söhne '.repeat(2),
  'مؤسسة النور للتجارة والصناعة والخدمات البحرية المحدودة (فرع الإسكندرية)',
  'שמש בע״מ',
  '株式会社さくら貿易',
  '👩‍🌾',
])

const daysAfter = (days: number) => new Date(Date.UTC(2026, 10, 21 + days, 9))

/** Organisations that were deleted: by someone, by a user who is gone, and with a long name. */
export const deletedOrganisations: readonly DeletedOrganisation[] = [
  {
    id: '1',
    name: 'Brightwater Produce Ltd',
    deletedAt: daysAfter(0),
    deletedBy: 'Olga Oak',
    erasedAt: daysAfter(30),
  },
  {
    id: '2',
    name: 'مؤسسة النور للتجارة',
    deletedAt: daysAfter(-3),
    deletedBy: null,
    erasedAt: daysAfter(27),
  },
  {
    id: '3',
    name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    deletedAt: daysAfter(-9),
    deletedBy: 'Adam Ash',
    erasedAt: daysAfter(21),
  },
]
