import { customers } from '../ftp/customers.ts'
import { dice } from '../ftp/dice.ts'
import type { TdsParameters } from '../sqlserver/tds-answer.ts'

type Row = { readonly table: string; readonly values: TdsParameters }

const woods = [
  ['OAK', 'Oak, sawn', 720, 41],
  ['ASH', 'Ash, planed', 680, 38],
  ['PINE', 'Pine, "A" grade', 510, 12],
  ['BIRCH', 'Birch plywood – 18 mm', 640, 27],
  ['LARCH', 'Lärche, hobelglatt', 590, 19],
] as const
const states = ['delivered', 'delivered', 'delivered', 'picking', 'cancelled'] as const
const regions = ['Danmark', 'Skåne', 'Île-de-France', 'Niedersachsen', 'Łódź'] as const
const DAY = 24 * 60 * 60_000

const amount = (cents: number, digits = 2) => (cents / 100).toFixed(digits)
const time = (at: number) => new Date(at).toISOString().slice(0, 23)

/** Generates about seven thousand rows, always the same. */
export function* erpRows(orders = 2_000): Generator<Row> {
  const chance = dice(55)
  yield* people()
  for (const [group, name, density, price] of woods)
    for (let no = 1; no <= 24; no++)
      yield row('[dbo].[Products]', {
        ProductGroup: group,
        ProductNo: no,
        Name: `${name}, ${no * 25} × 50 mm`,
        Price: amount(price * no * 25, 4),
        DensityKgM3: density + chance.number(-400, 400) / 10,
      })
  for (let no = 1; no <= orders; no++) yield* order(90_000 + no, chance)
  for (const year of [2024, 2025, 2026])
    for (const region of regions)
      yield row('[sales].[Targets]', {
        Year: year,
        Region: region,
        Target: amount(chance.number(9, 90) * 1_000_000),
      })
  for (let day = 0; day < 60; day++)
    yield row('[dbo].[WarehouseNotes]', {
      WrittenOn: time(Date.UTC(2026, 0, 5) + Math.floor(day / 2) * DAY).slice(0, 10),
      Said: day % 4 === 0 ? 'Stapler in der Werkstatt' : 'Saw no. 2 "sings" again,\nblade ordered',
    })
}

const row = (table: string, values: TdsParameters): Row => ({ table, values })

function* people(): Generator<Row> {
  for (const [index, { customer_id, company, city, country, ...customer }] of customers(300).entries())
    yield row('[dbo].[Customers]', {
      CustomerNo: customer_id,
      Name: String(company),
      City: String(city),
      Country: String(country),
      CreditLimit: customer.credit_limit === '' ? null : amount(Number(customer.credit_limit) * 100),
      CustomerSince: String(customer.customer_since),
      OnHold: Number(customer.on_hold),
      Ref: `6F9619FF-8B86-D011-B42D-${String(index).padStart(12, '0')}`,
    })
}

function* order(no: number, chance: ReturnType<typeof dice>): Generator<Row> {
  const at = Date.UTC(2025, 0, 2, 7) + (no - 90_000) * 4 * 60 * 60_000
  yield row('[dbo].[Orders]', {
    OrderNo: no,
    CustomerNo: chance.number(1_001, 1_300),
    OrderedAt: `${time(at)}0000`,
    PromisedAt: chance.chance(20) ? null : `${time(at + 5 * DAY)}0000+01:00`,
    Status: chance.pick(states),
    Note: chance.chance(10) ? 'Lieferung an die Rückseite; "bitte klingeln"' : null,
  })
  const lines = chance.number(1, 4)
  for (let line = 1; line <= lines; line++)
    yield row('[dbo].[OrderLines]', {
      OrderNo: no,
      LineNo: line,
      ProductGroup: chance.pick(woods)[0],
      ProductNo: chance.number(1, 24),
      Quantity: amount(chance.number(25, 40_000), 4),
      UnitPrice: amount(chance.number(900, 99_000), 4),
    })
}
