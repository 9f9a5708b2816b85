import { helperTableNameError } from '@tributary/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Refusal } from '../../client/refusal.ts'
import { createQueue } from '../../common/queue/queue.ts'
import { linesLeft, namesInLines, tooManyLinesError } from './lines.ts'
import { type NewName, namesLeft, newNamesError, newNamesPlan } from './new-names.ts'

const rowsOf = (...names: string[]): NewName[] => names.map((name, i) => ({ key: `row ${i}`, name }))

describe('several names [AREA-25]', () => {
  it('need at least one name', () => {
    expect(newNamesError(rowsOf('', ' '))).toBe('required')
    expect(newNamesError(rowsOf('', 'Sales'))).toBeNull()
    expect(newNamesError(rowsOf('Sales', '', 'Co\u202ests'))).toBe(
      'Please use letters, numbers and ordinary signs only.',
    )
  })

  it('are sent trimmed in row order, with duplicates and without blanks', () => {
    expect(newNamesPlan(rowsOf(' Sales ', '', 'Costs', 'Sales'))).toEqual([
      [
        { key: 'row 0', name: 'Sales' },
        { key: 'row 2', name: 'Costs' },
        { key: 'row 3', name: 'Sales' },
      ],
    ])
    expect(newNamesPlan(rowsOf(' '))).toEqual([])
  })
})

describe('lines of a text box [VALID-13, VALID-17]', () => {
  it.each([
    ['one', 'Budget', ['Budget']],
    ['trimmed, in order', ' Budget \n\tForecast', ['Budget', 'Forecast']],
    ['of any system', 'a\r\nb\rc\nd\u2028e', ['a', 'b', 'c', 'd', 'e']],
    ['blank ones skipped', '\n\n a\n \n\nb\n', ['a', 'b']],
    ['duplicates', 'a\na', ['a', 'a']],
    ['none', ' \n ', []],
  ])('%s', (_, text, names) => {
    expect(namesInLines(text).map(({ name }) => name)).toEqual(names)
  })

  it('have unique keys', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const keys = namesInLines(`a\n${text}\na`).map(({ key }) => key)
        expect(new Set(keys).size).toBe(keys.length)
      }),
    )
  })

  it('are at most 500 ', () => {
    expect(tooManyLinesError('x\n\n'.repeat(500))).toBeNull()
    expect(tooManyLinesError('x\n'.repeat(501))).toBe('At most 500 lines at a time.')
  })

  it('survive a round trip through the text box', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const names = namesInLines(text)
        const again = namesInLines(linesLeft(names.map((name) => ({ ...name, message: '' }))))
        expect(again.map(({ name }) => name)).toEqual(names.map(({ name }) => name))
      }),
    )
  })
})

describe('names that were not added', () => {
  const add = async (text: string, taken: string[]) => {
    const sent: string[] = []
    const run = async ({ name }: NewName) => {
      const refused = helperTableNameError(name)
      if (refused) throw new Refusal(refused)
      sent.push(name)
      if (taken.includes(name)) throw new Refusal('There is a helper table of that name.')
      taken.push(name)
    }
    const { items } = await createQueue(newNamesPlan(namesInLines(text)), run, { atOnce: 1 }).start()
    return { sent, left: namesLeft(items) }
  }

  it('stay with their messages [VALID-14, HELPER-08, ERR-23]', async () => {
    const { sent, left } = await add('Rates\n 7 \nCosts\nRates\nUnits', ['Costs'])
    expect(sent).toEqual(['Rates', 'Costs', 'Rates', 'Units'])
    expect(linesLeft(left)).toBe('7\nCosts\nRates')
    expect(left.map(({ message }) => message)).toEqual([
      '7: please use at least one letter.',
      'There is a helper table of that name.',
      'There is a helper table of that name.',
    ])
  })

  it('are empty when all were added', async () => {
    expect((await add('Rates', [])).left).toEqual([])
  })
})
