import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { SearchField } from './SearchField.tsx'

function Search({ onKeyDown }: { onKeyDown?: () => void }) {
  const [value, setValue] = useState('')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog that closes on Escape
    <div onKeyDown={onKeyDown}>
      <SearchField value={value} onChange={setValue} />
    </div>
  )
}

const box = () => screen.getByRole('searchbox', { name: 'Search' })

describe('SearchField', () => {
  it('can be used by everyone: a search box named Search that the keyboard fills and clears', async () => {
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

  it('offers to clear only what is there', () => {
    render(<Search />)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('given text, Escape clears it and goes no further; given none, Escape belongs to the surroundings', async () => {
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

  it('takes another name where there are several', () => {
    render(<SearchField value="" onChange={() => {}} label="Search organisations" />)
    expect(screen.getByRole('searchbox', { name: 'Search organisations' })).toBeInTheDocument()
  })
})
