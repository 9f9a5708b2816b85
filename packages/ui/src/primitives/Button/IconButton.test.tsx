import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Pencil } from 'lucide-react'
import { describe, expect, it, vi } from 'vitest'
import { IconButton } from './IconButton.tsx'

describe('IconButton', () => {
  it('can be used by everyone: its name is read aloud, shown as a tooltip, and the keyboard presses it', async () => {
    const onClick = vi.fn()
    render(<IconButton icon={Pencil} aria-label="Edit" onClick={onClick} />)

    const button = screen.getByRole('button', { name: 'Edit' })
    expect(button).toHaveAttribute('title', 'Edit')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(onClick).toHaveBeenCalledOnce()
  })

  it('cannot be written without a name', () => {
    // @ts-expect-error an icon has no words of its own
    const nameless = <IconButton icon={Pencil} />
    expect(nameless.props).not.toHaveProperty('aria-label')
  })

  it('given it is loading, it is busy and ignores presses', async () => {
    const onClick = vi.fn()
    render(<IconButton icon={Pencil} aria-label="Edit" onClick={onClick} loading />)

    const button = screen.getByRole('button', { name: 'Edit' })
    await userEvent.click(button)
    expect(button).toHaveAttribute('aria-busy', 'true')
    expect(onClick).not.toHaveBeenCalled()
  })
})
