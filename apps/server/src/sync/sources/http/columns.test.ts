import { expect, it } from 'vitest'
import { columns, columnsReadBy, lineNumber, ofParent } from './columns.ts'
import { text } from './values.ts'

const namesOf = (fields: string) => columns('text', fields).map(({ name }) => name)

it.each([
  ['id', 'id'],
  ['unit_price', 'unit_price'],
  ['InvoiceNumber', 'invoice_number'],
  ['ContactID', 'contact_id'],
  ['VATNumber', 'vat_number'],
  ['addressLine1', 'address_line1'],
  ['Contact.ContactID', 'contact_contact_id'],
  ['Contact.ContactID:contact_id', 'contact_id'],
])('turns the field %s into the column %s', (field, name) => {
  expect(namesOf(field)).toEqual([name])
})

it('takes the fields of several lines', () => {
  expect(
    namesOf(`
    Name  Code
    Contact.Name
  `),
  ).toEqual(['name', 'code', 'contact_name'])
})

it('reads a value at the path of its field', () => {
  expect(columns('numeric', 'Totals.Net:net')).toMatchObject([
    { name: 'net', type: 'numeric', from: { record: ['Totals', 'Net'] } },
  ])
})

it.each([
  ['text', 'text'],
  ['guid', 'text'],
  ['numeric', 'numeric'],
  ['whole', 'bigint'],
  ['yesNo', 'boolean'],
  ['day', 'date'],
  ['instant', 'timestamptz'],
  ['utcInstant', 'timestamptz'],
  ['json', 'text'],
] as const)('stores %s as %s', (kind, type) => {
  expect(columns(kind, 'x').map((column) => column.type)).toEqual([type])
})

it('reads values in a way that only one source has', () => {
  const [column] = columnsReadBy('bigint', (value) => Number(value) * 100, 'Price:cents')
  expect(column).toMatchObject({ name: 'cents', type: 'bigint' })
  expect(column?.read('1.5')).toBe(150)
})

it('reads a value of the parent and the place in its list', () => {
  expect(ofParent('guid', 'Invoice.ID', 'invoice_id')).toMatchObject({
    name: 'invoice_id',
    type: 'text',
    from: { parent: ['Invoice', 'ID'] },
  })
  expect(lineNumber()).toMatchObject({ name: 'line_no', type: 'bigint', from: 'line-number' })
  expect(columns('text', 'x')[0]?.read).toBe(text)
})
