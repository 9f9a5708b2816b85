import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCells } from './read-cells.ts'
import { readPeople } from './read-people.ts'

const mia = { firstName: 'Mia', lastName: 'Moore', emailAddress: 'mia@harbour.example', role: '' }

describe('cells', () => {
  it.each([
    [
      'tabs',
      'a\tb\r\nc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'commas',
      'a, b\nc ,d\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['semicolons', 'a;b,c', [['a', 'b,c']]],
    [
      'quotes',
      '"a, ""b""",c\n"two\nlines",d',
      [
        ['a, "b"', 'c'],
        ['two\nlines', 'd'],
      ],
    ],
    ['a byte order mark', '\uFEFFa,b', [['a', 'b']]],
    ['empty rows', '\n\t\t\na\tb\n\n', [['a', 'b']]],
    ['a quote within a cell', 'a "b" c\td', [['a "b" c', 'd']]],
    ['an open quote', '"a,b', [['a,b']]],
    ['nothing', ' \n ', []],
  ])('are read with %s', (_, text, rows) => {
    expect(readCells(text)).toEqual(rows)
  })

  it('are the same after they were written and read', () => {
    const cell = fc
      .string({ unit: fc.constantFrom('a', 'é', '"', ',', '\n', ' ', ';') })
      .map((text) => text.trim())
    const rows = fc.array(
      fc.tuple(cell, cell).filter((cells) => cells.some(Boolean)),
      { minLength: 1 },
    )
    fc.assert(
      fc.property(rows, (written) => {
        const text = written
          .map((cells) => cells.map((one) => `"${one.replaceAll('"', '""')}"`).join('\t'))
          .join('\n')
        expect(readCells(text)).toEqual(written)
      }),
    )
  })
})

describe('people', () => {
  it.each([
    ['columns in the usual order', 'Mia\tMoore\tmia@harbour.example', mia],
    ['a role', 'Mia,Moore,mia@harbour.example,Excel user', { ...mia, role: 'Excel user' }],
    ['the address first', 'mia@harbour.example;Mia;Moore;User', { ...mia, role: 'User' }],
    ['the address first and the whole name', 'mia@harbour.example\tMia Moore', mia],
    ['the whole name', 'Mia Moore\tmia@harbour.example', mia],
    ['the last name first', '"Moore, Mia"\tmia@harbour.example', mia],
    ['a mailbox', 'Mia Moore <mia@harbour.example>', mia],
    ['an address only', 'mia@harbour.example', { ...mia, firstName: '', lastName: '' }],
    ['no address', 'Mia\tMoore', { ...mia, emailAddress: '' }],
    ['English headings', 'E-mail,Surname,First name,Extra\nmia@harbour.example,Moore,Mia,x', mia],
    ['German headings', 'Nachname;Vorname;E-Mail-Adresse;Rolle\nMoore;Mia;mia@harbour.example;', mia],
    ['Arabic headings', 'الاسم الأول\tاسم العائلة\tالبريد الإلكتروني\nMia\tMoore\tmia@harbour.example', mia],
    ['a heading for the whole name', 'Name,Email\nMia Moore,mia@harbour.example', mia],
    ['one name', 'Mia\tmia@harbour.example', { ...mia, lastName: '' }],
  ])('are read from %s', (_, text, person) => {
    expect(readPeople(text)).toEqual([person])
  })

  it('are read from a list of addresses', () => {
    expect(
      readPeople('mia@harbour.example\nben@harbour.example').map(({ emailAddress }) => emailAddress),
    ).toEqual(['mia@harbour.example', 'ben@harbour.example'])
  })

  it('keep a wrong address in the column of the addresses', () => {
    const people = readPeople('Mia\tMoore\tmia@a.example\tUser\nBen\tBird\tnot-an-address\tUser')
    expect(people[1]).toEqual({
      ...{ firstName: 'Ben', lastName: 'Bird' },
      ...{ emailAddress: 'not-an-address', role: 'User' },
    })
  })

  it('are missing in empty text', () => {
    expect(readPeople(' \n')).toEqual([])
  })
})
