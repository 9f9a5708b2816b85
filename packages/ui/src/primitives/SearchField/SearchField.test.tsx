import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { SearchField } from './SearchField.tsx'

function Search({ onKeyDown }: { onKeyDown?: () => void }) {
  const [value, setValue] = useState('')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it simulates a dialog that closes on Escape
    <div onKeyDown={onKeyDown}>
      <SearchField value={value} onChange={setValue} />
    </div>
  )
}

const box = () => screen.getByRole('searchbox', { name: 'Search' })

describe('SearchField', () => {
  it('is a search box named Search that can be filled and cleared with the keyboard', async () => {
    render(<Search />)

    await userEvent.tab()
    await userEvent.keyboard('pine')
    expect(box()).toHaveValue('pine')
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Clear search' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(box()).toHaveValue('')
    expect(box()).toHaveFocus()
  })

  it('can only be cleared when it has text', () => {
    render(<Search />)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('uses Escape to clear its text, and passes Escape on when empty', async () => {
    const outside = vi.fn()
    render(<Search onKeyDown={outside} />)
    await userEvent.type(box(), 'p')
    outside.mockClear()

    await userEvent.keyboard('{Escape}')
    expect(box()).toHaveValue('')
    expect(outside).not.toHaveBeenCalled()

    await userEvent.keyboard('{Escape}')
    expect(outside).toHaveBeenCalledOnce()
  })

  it('can have another name', () => {
    render(<SearchField value="" onChange={() => {}} label="Search organisations" />)
    expect(screen.getByRole('searchbox', { name: 'Search organisations' })).toBeInTheDocument()
  })
})
