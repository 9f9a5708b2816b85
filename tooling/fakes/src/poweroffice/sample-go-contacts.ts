import type { Dice } from '../ftp/dice.ts'
import { type GoStore, goTime } from './go-store.ts'

const places = [
  ['Oslo', '0161'],
  ['Bergen', '5003'],
  ['Trondheim', '7010'],
  ['Ålesund', '6002'],
  ['Tromsø', '9008'],
] as const
const families = ['Rovde', 'Åsheim', 'Lien', 'Sæther', 'Bø', 'Nygård', 'Moen', 'Fjeld'] as const
const trades = ['Hagesenter', 'Bygg', 'Elektro', 'Fisk', 'Regnskap', 'Transport'] as const
const given = ['Kari', 'Ola', 'Ingrid', 'Håkon', 'Solveig', 'Jørn'] as const

const FIRST_DAY = Date.UTC(2025, 0, 2, 8)
const DAY = 86_400_000

type Filling = { store: GoStore; chance: Dice }

/** Fills in customers and suppliers, with their persons, bank accounts and addresses, and a few employees. */
export function fillContacts(filling: Filling, customers: number, suppliers: number): void {
  const { store } = filling
  for (const [index, name] of ['Retail', 'Wholesale'].entries())
    store.put('contactGroups', { Id: 41 + index, Name: name, ...times(0) })
  for (let index = 0; index < customers; index++) putContact(filling, 'Customer', index)
  for (let index = 0; index < suppliers; index++) putContact(filling, 'Supplier', index)
  for (let index = 0; index < 3; index++) putEmployee(filling, index)
}

const times = (days: number) => {
  const at = goTime(new Date(FIRST_DAY + days * DAY))
  return { CreatedDateTimeOffset: at, LastChangedDateTimeOffset: at }
}

function putContact({ store, chance }: Filling, role: 'Customer' | 'Supplier', index: number) {
  const id = store.next('contact', 77)
  const [city, zip] = chance.pick(places)
  const family = chance.pick(families)
  const isPerson = role === 'Customer' && chance.chance(15)
  const { CreatedDateTimeOffset: createdAt, LastChangedDateTimeOffset: changedAt } = times(index % 90)
  const first = chance.pick(given)
  store.put(role === 'Customer' ? 'customers' : 'suppliers', {
    Id: id,
    Number: (role === 'Customer' ? 10_001 : 20_001) + index,
    Name: isPerson ? `${first} ${family}` : `${family} ${chance.pick(trades)} AS`,
    ...(isPerson && { FirstName: first, LastName: family }),
    LegalName: isPerson ? null : `${family} AS`,
    OrganizationNumber: isPerson ? null : String(912_000_000 + id),
    NationalIdNumber: isPerson ? 'hidden' : null,
    IsPerson: isPerson,
    EmailAddress: `post${id}@contact.example`,
    CurrencyCode: 'NOK',
    ContactGroupIds: chance.chance(40) ? [chance.pick([41, 42])] : [],
    IsActive: true,
    IsArchived: false,
    MailAddress: {
      Id: id * 10,
      AddressLine1: `Kaien ${index + 1}`,
      AddressLine2: null,
      City: city,
      ZipCode: zip,
      CountryCode: 'NO',
      ExternalCode: null,
      LastChangedDateTimeOffset: changedAt,
    },
    ContactCreatedDateTimeOffset: createdAt,
    [`${role}CreatedDateTimeOffset`]: createdAt,
    LastChangedDateTimeOffset: changedAt,
    SubledgerAccountId: 5_000 + id,
    ...(role === 'Customer' && { PaymentTerm: 14, PaymentTermId: 2, InvoiceDeliveryType: 'PdfByEmail' }),
    ...(role === 'Supplier' && { Payout: true }),
  })
  putDetails({ store, chance }, id, index)
}

function putDetails({ store, chance }: Filling, contact: number, index: number) {
  const shared = { ContactId: contact, ...times(index % 90) }
  if (chance.chance(50))
    store.put('contactPersons', {
      ...shared,
      Id: contact * 10 + 1,
      FirstName: chance.pick(given),
      LastName: chance.pick(families),
      EmailAddress: `person${contact}@contact.example`,
      IsActive: true,
      IsDefault: true,
    })
  const { CreatedDateTimeOffset: at, ...bank } = shared
  store.put('contactBankAccounts', {
    ...bank,
    Id: contact * 10 + 2,
    BankAccountNumber: String(86_011_100_000 + contact),
    CountryCode: 'NO',
    CreateDateTimeOffset: at,
    IsActive: true,
  })
  if (chance.chance(30))
    store.put('contactDeliveryAddresses', {
      ...shared,
      Id: contact * 10 + 3,
      AddressLine1: `Lager ${index + 1}`,
      City: 'Oslo',
      ZipCode: '0580',
      CountryCode: 'NO',
      IsPrimary: true,
    })
}

function putEmployee({ store, chance }: Filling, index: number) {
  store.put('employees', {
    Id: store.next('contact', 77),
    Number: 30_001 + index,
    FirstName: chance.pick(given),
    LastName: chance.pick(families),
    NationalIdNumber: 'hidden',
    JobTitle: 'Accountant',
    IsArchived: false,
    LastChangedDateTimeOffset: times(index).LastChangedDateTimeOffset,
  })
}
