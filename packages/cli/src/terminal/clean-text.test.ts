import { expect, it } from 'vitest'
import { cleanLine, cleanText } from './clean-text.ts'

it.each([
  ['an escape sequence', 'Ana\u001b[2J', 'Ana\ufffd[2J'],
  ['a return that overwrites the line', 'safe\rforged', 'safe\ufffdforged'],
  ['a change of direction', 'a\u202eb', 'a\ufffdb'],
  ['an API token', `key trb_${'a'.repeat(36)}!`, 'key trb_•••!'],
])('replaces %s', (_, text, shown) => {
  expect(cleanText(text)).toBe(shown)
})

it('keeps line breaks in a text, and none in a line', () => {
  expect(cleanText('a\n\tb')).toBe('a\n\tb')
  expect(cleanLine(' a\n\tb ')).toBe('a b')
})
