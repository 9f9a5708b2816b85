import { describe, expect, it } from 'vitest'
import { parseManifest } from '../manifests/index.ts'
import { customSourcesMessages } from './custom-sources.messages.ts'
import { exampleManifest } from './example-manifest.ts'
import { caretOfLine, faultyLines } from './faulty-lines.ts'
import { changedLines, lineChanges } from './line-changes.ts'
import { manifestFileError } from './manifest-file.ts'
import { saveBlock } from './save-block.ts'
import { trySettingErrors, trySettings } from './try-settings.ts'

it('offers an example without faults', () => {
  expect(parseManifest(exampleManifest)).toMatchObject({ manifest: { name: 'Acme' } })
})

describe('faultyLines', () => {
  const fault = (line: number, column: number, message: string, path = '') => ({
    line,
    column,
    path,
    message,
  })

  it('groups faults by line, in order', () => {
    const faults = [fault(9, 1, 'Last.'), fault(2, 5, 'Second.', 'streams.0'), fault(2, 3, 'First.')]
    expect(faultyLines(faults)).toEqual([
      { line: 2, column: 3, messages: ['First.', 'streams.0: Second.'] },
      { line: 9, column: 1, messages: ['Last.'] },
    ])
  })

  it.each([
    ['the start', 1, 1, 0],
    ['a later line', 2, 2, 5],
    ['a column after the end of the line', 2, 40, 7],
    ['a line after the end of the text', 9, 1, 7],
  ])('finds the caret of %s', (_, line, column, caret) => {
    expect(caretOfLine('abc\ndef', { line, column })).toBe(caret)
  })
})

describe('saveBlock', () => {
  const state = { text: 'name: A', saved: '', checked: { faults: [] }, checkFailed: false }
  const fault = { line: 1, column: 1, path: '', message: '' }

  it.each([
    ['allows a checked text', {}, null],
    [
      'allows a text whose check failed, which the server checks again',
      { checked: null, checkFailed: true },
      null,
    ],
    ['refuses an empty text', { text: ' \n' }, 'Enter a manifest to save it.'],
    ['refuses an unchanged text', { saved: 'name: A' }, 'There are no changes to save.'],
    ['waits for the check', { checked: null }, 'The manifest is being checked.'],
    ['refuses faults', { checked: { faults: [fault, fault] } }, 'Correct 2 faults to save.'],
  ])('%s', (_, changes, reason) => {
    expect(saveBlock({ ...state, ...changes })).toBe(reason)
  })
})

describe('trySettings', () => {
  const settings = [
    { name: 'shop', title: 'Shop', secret: false, required: true },
    { name: 'key', title: 'Key', secret: true, required: true },
    { name: 'note', title: 'Note', secret: false, required: false },
  ]
  const stored = {
    properties: [{ id: 1, name: 'custom.secret.key', value: '', clientConnectorId: 1 }],
  }

  it('sends what was entered, secrets as they are', () => {
    const entered = { 'custom.setting.shop': ' birch ', 'custom.secret.key': ' k ' }
    expect(trySettings({ settings, entered, connector: null })).toEqual([
      { name: 'custom.setting.shop', value: 'birch' },
      { name: 'custom.secret.key', value: ' k ' },
    ])
  })

  it('sends a blank for a secret that the connector has stored', () => {
    expect(trySettings({ settings, entered: {}, connector: stored })).toEqual([
      { name: 'custom.secret.key', value: '' },
    ])
  })

  it('requires what is neither entered nor stored', () => {
    expect(trySettingErrors({ settings, entered: {}, connector: stored })).toEqual({
      'custom.setting.shop': 'required',
    })
    expect(Object.keys(trySettingErrors({ settings, entered: {}, connector: null }))).toEqual([
      'custom.setting.shop',
      'custom.secret.key',
    ])
  })
})

describe('lineChanges', () => {
  const drawn = (before: string, after: string) =>
    lineChanges(before, after).map(
      ({ kind, text }) => `${{ same: ' ', removed: '-', added: '+' }[kind]}${text}`,
    )

  it('marks a replaced line', () => {
    expect(drawn('a\nb\nc', 'a\nx\nc')).toEqual([' a', '-b', '+x', ' c'])
  })

  it('keeps equal lines between differences', () => {
    expect(drawn('a\nb\nc\nd', 'b\nc\ne\nd')).toEqual(['-a', ' b', ' c', '+e', ' d'])
  })

  it('numbers the lines of both texts', () => {
    expect(lineChanges('a\nb', 'b').map(({ before, after }) => [before, after])).toEqual([
      [1, null],
      [2, 1],
    ])
  })

  it('shows texts that are too long to compare as replaced', () => {
    const lines = (word: string) => Array.from({ length: 2100 }, (_, at) => `${word} ${at}`).join('\n')
    const changes = lineChanges(`top\n${lines('old')}`, `top\n${lines('new')}`)
    expect(changes[0]?.kind).toBe('same')
    expect(changes).toHaveLength(4201)
  })

  it('leaves out equal lines far from differences', () => {
    const lines = Array.from({ length: 20 }, (_, at) => `line ${at}`)
    const shown = changedLines(lineChanges(lines.join('\n'), lines.with(10, 'new').join('\n')))
    expect(shown[0]).toBe(7)
    expect(shown.at(-1)).toBe(6)
    expect(shown).toHaveLength(10)
  })
})

describe('manifestFileError', () => {
  it('accepts a text', () => {
    expect(manifestFileError({ size: 20, text: 'name: A' })).toBeNull()
  })

  it('refuses a file that is too large', () => {
    expect(manifestFileError({ size: 300_000, text: '' })).toBe(customSourcesMessages.editor.longFile)
  })

  it('refuses a file that is not a text', () => {
    expect(manifestFileError({ size: 4, text: 'a\0b' })).toBe(customSourcesMessages.editor.wrongFile)
  })
})
