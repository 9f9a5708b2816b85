import { beforeEach, describe, expect, it } from 'vitest'
import { firstFocus } from './first-focus.ts'

const content = document.createElement('div')
const draw = (html: string) => {
  content.innerHTML = html
}
const found = (destructive = false) => firstFocus(content, destructive)?.id

beforeEach(() => draw(''))

describe('firstFocus', () => {
  it('prefers the element marked for it', () => {
    draw('<input id="name"><button id="copy" data-autofocus>Copy</button>')
    expect(found()).toBe('copy')
  })

  it.each([
    ['an input', '<input id="name">'],
    ['a select', '<select id="name"></select>'],
    ['a text area', '<textarea id="name"></textarea>'],
  ])('is otherwise the first field: %s', (_, field) => {
    draw(`<button id="help">Help</button>${field}<input id="second">`)
    expect(found()).toBe('name')
  })

  it('skips read-only and disabled fields', () => {
    draw('<input type="hidden" id="token"><input id="key" disabled><input id="name">')
    expect(found()).toBe('name')
  })

  it('is Cancel in a destructive dialog without fields', () => {
    draw('<button id="cancel" data-dialog-cancel>Cancel</button><button id="delete">Delete</button>')
    expect(found(true)).toBe('cancel')
  })

  it('is left to the dialog otherwise', () => {
    draw('<button id="cancel" data-dialog-cancel>Cancel</button>')
    expect(found()).toBeUndefined()
  })
})
