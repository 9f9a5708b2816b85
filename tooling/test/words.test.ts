import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findBannedPhrases } from '../src/words/plain-words.ts'

const phrases = (text: string) => findBannedPhrases(text).map(({ phrase }) => phrase)

test('names the banned phrase, its line and what to write', () => {
  assert.deepEqual(findBannedPhrases('First line.\n// Whoever signs in sees it.'), [
    { line: 2, phrase: 'Whoever', instead: 'anyone who, the user who' },
  ])
})

test('accepts a plain sentence', () => {
  assert.deepEqual(phrases('/** Returns the sessions of a user. There is no longer a cookie. */'), [])
})

test('rejects a doc comment that starts with a question word', () => {
  assert.deepEqual(phrases('/** What is shown of a connector. */').length, 1)
  assert.deepEqual(phrases("label: 'What is your name?'"), [])
})

test('rejects a test title over 100 characters, without counting its requirement ids', () => {
  const title = 'a'.repeat(100)
  assert.deepEqual(phrases(`  it('${title} [SHELL-54]', () => {`), [])
  assert.deepEqual(phrases(`  it('${title}a', () => {`).length, 1)
})
