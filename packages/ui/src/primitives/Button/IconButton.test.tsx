import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Pencil } from 'lucide-react'
import { describe, expect, it, vi } from 'vitest'
import { IconButton } from './IconButton.tsx'

describe('IconButton', () => {
  it('has a name, shows it as a tooltip, and can be pressed with the keyboard', async () => {
    const onClick = vi.fn()
    render(<IconButton icon={Pencil} aria-label="Edit" onClick={onClick} />)

    const button = screen.getByRole('button', { name: 'Edit' })
    expect(button).toHaveAttribute('title', 'Edit')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(onClick).toHaveBeenCalledOnce()
  })

  it('requires a name', () => {
    // @ts-expect-error an icon needs a label
    const nameless = <IconButton icon={Pencil} />
    expect(nameless.props).not.toHaveProperty('aria-label')
  })

  it('while loading, is busy and ignores presses', async () => {
    const onClick = vi.fn()
    render(<IconButton icon={Pencil} aria-label="Edit" onClick={onClick} loading />)

    const button = screen.getByRole('button', { name: 'Edit' })
    await userEvent.click(button)
    expect(button).toHaveAttribute('aria-busy', 'true')
    expect(onClick).not.toHaveBeenCalled()
  })
})
