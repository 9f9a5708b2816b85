import { afterEach, describe, expect, it } from 'vitest'
import { opener } from './opener.ts'

afterEach(() => document.body.replaceChildren())

const draw = (html: string) => {
  document.body.innerHTML = html
}

describe('opener', () => {
  it('is what had focus', () => {
    draw('<button id="edit">Edit</button>')
    const edit = document.getElementById('edit')
    expect(opener(edit)).toBe(edit)
  })

  it('is the button of the menu when a menu item had focus', () => {
    draw(`
      <button id="more">More</button>
      <div role="menu" aria-labelledby="more"><div role="menuitem" id="delete">Delete…</div></div>
    `)
    expect(opener(document.getElementById('delete'))).toBe(document.getElementById('more'))
  })

  it('is nothing when nothing had focus', () => {
    expect(opener(null)).toBeNull()
    expect(opener(document.body)).toBeNull()
  })
})
