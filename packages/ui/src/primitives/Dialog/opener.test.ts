import { afterEach, describe, expect, it } from 'vitest'
import { opener } from './opener.ts'

afterEach(() => document.body.replaceChildren())

const draw = (html: string) => {
  document.body.innerHTML = html
}

describe('opener', () => {
  it('is the focused element', () => {
    draw('<button id="edit">Edit</button>')
    const edit = document.getElementById('edit')
    expect(opener(edit)).toBe(edit)
  })

  it('is the menu’s button if a menu item is focused', () => {
    draw(`
      <button id="more">More</button>
      <div role="menu" aria-labelledby="more"><div role="menuitem" id="delete">Delete…</div></div>
    `)
    expect(opener(document.getElementById('delete'))).toBe(document.getElementById('more'))
  })

  it('is null without a focused element', () => {
    expect(opener(null)).toBeNull()
    expect(opener(document.body)).toBeNull()
  })
})
