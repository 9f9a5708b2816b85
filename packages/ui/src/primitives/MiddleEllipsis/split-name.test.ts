import { describe, expect, it } from 'vitest'
import { splitName } from './split-name.ts'

describe('splitName', () => {
  it.each([
    ['at a word', 'Harbour & Pine Retail Group Christchurch', 'Harbour & Pine Retail Group ', 'Christchurch'],
    ['at several words', 'Regional store managers 2026 to 2027', 'Regional store managers ', '2026 to 2027'],
    [
      'between characters without a word',
      'Version_Threeyearstrategicpl...',
      'Version_Threeyearst',
      'rategicpl...',
    ],
  ])('splits %s', (_, name, head, tail) => {
    expect(splitName(name)).toEqual({ head, tail })
  })

  it('leaves a short name whole', () => {
    expect(splitName('Operating expenses')).toBeNull()
  })

  it('leaves more at the end in more space', () => {
    const room = { shortest: 30, tail: { least: 12, usual: 22, most: 26 } }
    expect(splitName('Harbour & Pine Retail', room)).toBeNull()
    expect(splitName('Harbour & Pine Retail Group of Christchurch', room)?.tail).toBe('Group of Christchurch')
  })

  it('leaves an email address whole, because it differs at the start', () => {
    expect(splitName('una.ulm@tributary.example')).toBeNull()
  })

  it('never splits a character of several code points', () => {
    const family = '👨‍👩‍👧'
    const { head, tail } = splitName(family.repeat(30)) ?? { head: '', tail: '' }
    expect([head, tail]).toEqual([family.repeat(18), family.repeat(12)])
  })
})
