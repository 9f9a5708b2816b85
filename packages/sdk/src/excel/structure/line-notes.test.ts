import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineNotes } from './line-notes.ts'
import { cellsAsLines, linesOf } from './lines.ts'
import type { NameLeft } from './new-names.ts'

const notesOf = (text: string, { existing = [] as string[], failures = [] as NameLeft[] } = {}) =>
  lineNotes(text, { existing, failures }).map(({ line, kind, message }) => `${line} ${kind}: ${message}`)

const failure = (name: string, message: string): NameLeft => ({ key: name, name, message })

describe('the notes next to the lines of a text box [VALID-17]', () => {
  it.each([
    ['no notes', 'North\nSouth\n', []],
    ['the same name twice', 'North\nSouth\n north ', ['2 hint: The same as line 1.']],
    ['three times', 'North\nNorth\nNORTH', ['1 hint: The same as line 1.', '2 hint: The same as line 1.']],
    ['an existing name', 'West\neast', ['1 hint: This name already exists.']],
    ['a blank line between others', 'North\n \nSouth\n\n', ['1 hint: Blank line, skipped.']],
    ['an invalid name', 'x'.repeat(201), ['0 hint: At most 200 characters.']],
    ['only blank lines', '\n \n', []],
  ])('%s', (_, text, notes) => {
    expect(notesOf(text, { existing: ['East'] })).toEqual(notes)
  })
})

describe('the lines that failed [VALID-14, ERR-23]', () => {
  const failures = [
    failure('Costs', 'There is one.'),
    failure('Rates', 'Taken.'),
    failure('Rates', 'Taken again.'),
    failure('Units', ''),
  ]

  it('keep their messages, duplicates in order', () => {
    expect(notesOf('Costs\nRates\nRates\nUnits', { failures })).toEqual([
      '0 failed: There is one.',
      '1 failed: Taken.',
      '2 failed: Taken again.',
    ])
  })

  it('lose their message when edited, not when moved', () => {
    expect(notesOf('Rates 2\nNew\nCosts', { failures })).toEqual(['2 failed: There is one.'])
  })
})

describe('text pasted from a spreadsheet', () => {
  it('has each cell on a separate line [VALID-13]', () => {
    expect(linesOf(cellsAsLines('North\tSouth\r\n East\u2028West'))).toEqual([
      'North',
      'South',
      'East',
      'West',
    ])
  })

  it('keeps its length, so that the caret keeps its place', () => {
    fc.assert(fc.property(fc.string(), (text) => cellsAsLines(`\t${text}`).length === text.length + 1))
  })
})
