import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { CardGrid } from './CardGrid.tsx'
import { plainCard, type Thing, things } from './card-grid.samples.tsx'

const [one, two, three] = things(3)
const grid = (items: readonly (Thing | undefined)[], onFocusLost?: () => void) => (
  <CardGrid items={items.filter((item) => item !== undefined)} card={plainCard} onFocusLost={onFocusLost} />
)
const edit = (thing: Thing | undefined) => screen.getByRole('button', { name: `Edit ${thing?.name}` })

describe('a card that is removed with the focus', () => {
  it('passes it to the next card, else to the previous one', () => {
    const { rerender } = render(grid([one, two, three]))
    edit(two).focus()
    rerender(grid([one, three]))
    expect(edit(three)).toHaveFocus()
    rerender(grid([one]))
    expect(edit(one)).toHaveFocus()
  })

  it('skips cards that are removed with it', () => {
    const { rerender } = render(grid([one, two, three]))
    edit(one).focus()
    rerender(grid([three]))
    expect(edit(three)).toHaveFocus()
  })

  it.each([
    ['the last', (onFocusLost: () => void) => grid([], onFocusLost)],
    ['the whole grid', () => null],
  ])('calls onFocusLost when it is %s', (_, left) => {
    const onFocusLost = vi.fn()
    const { rerender } = render(grid([one], onFocusLost))
    edit(one).focus()
    rerender(left(onFocusLost))
    expect(onFocusLost).toHaveBeenCalledOnce()
  })

  it('has no effect if the focus is elsewhere', () => {
    const onFocusLost = vi.fn()
    const { rerender } = render(grid([one, two], onFocusLost))
    edit(two).focus()
    rerender(grid([two], onFocusLost))
    expect(edit(two)).toHaveFocus()
    edit(two).blur()
    rerender(grid([], onFocusLost))
    expect(document.body).toHaveFocus()
    expect(onFocusLost).not.toHaveBeenCalled()
  })
})
