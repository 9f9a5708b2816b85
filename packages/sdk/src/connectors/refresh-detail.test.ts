import fc from 'fast-check'
import { expect, it } from 'vitest'
import { previewDetail } from './refresh-detail.ts'

const graphemes = (text: string) => Array.from(new Intl.Segmenter().segment(text)).length

it.each([
  ['nothing', '', ''],
  ['a few words', 'orders.csv: 40,000 rows', 'orders.csv: 40,000 rows'],
  ['exactly 50 characters', 'x'.repeat(50), 'x'.repeat(50)],
  ['51 characters', 'x'.repeat(51), `${'x'.repeat(50)}...`],
  ['50 families of four', '👨‍👩‍👧‍👦'.repeat(50), '👨‍👩‍👧‍👦'.repeat(50)],
  ['51 families of four', '👨‍👩‍👧‍👦'.repeat(51), `${'👨‍👩‍👧‍👦'.repeat(50)}...`],
  ['51 letters with two accents', 'ễ'.normalize('NFD').repeat(51), `${'ễ'.normalize('NFD').repeat(50)}...`],
  ['line breaks', `${'a\r\n'.repeat(25)}b`, `${'a\r\n'.repeat(25)}...`],
])('%s [CONNDASH-20]', (_, detail, text) => {
  expect(previewDetail(detail)).toEqual({ text, cut: text !== detail })
})

it('is the start of the detail, at most 50 characters, and marked when cut', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (detail) => {
      const { text, cut } = previewDetail(detail)
      expect(cut).toBe(graphemes(detail) > 50)
      const kept = cut ? text.slice(0, -'...'.length) : text
      expect(text).toBe(cut ? `${kept}...` : detail)
      expect(detail.startsWith(kept)).toBe(true)
      expect(graphemes(kept)).toBe(Math.min(50, graphemes(detail)))
    }),
  )
})

it('shortens a huge detail', () => {
  expect(previewDetail('é'.repeat(1_000_000)).text).toHaveLength(53)
})
