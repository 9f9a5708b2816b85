import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RefreshCw } from 'lucide-react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from './Button.tsx'

describe('Button', () => {
  it('has a name and can be reached and pressed with the keyboard', async () => {
    const onClick = vi.fn()
    render(
      <Button icon={RefreshCw} onClick={onClick}>
        Refresh
      </Button>,
    )

    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Refresh' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    expect(onClick).toHaveBeenCalledTimes(2)
  })

  it('does not submit its form unless it is a submit button', async () => {
    const onSubmit = vi.fn((event) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <Button>Refresh</Button>
        <Button type="submit">Sign in</Button>
      </form>,
    )

    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('while loading, is busy, keeps the focus and ignores presses', async () => {
    const onClick = vi.fn()
    const { rerender } = render(<Button onClick={onClick}>Refresh</Button>)
    await userEvent.tab()

    rerender(
      <Button onClick={onClick} loading>
        Refresh
      </Button>,
    )

    const button = screen.getByRole('button', { name: 'Refresh' })
    expect(button).toHaveAttribute('aria-busy', 'true')
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toBeEnabled()
    expect(button).toHaveFocus()
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    expect(onClick).not.toHaveBeenCalled()
  })

  it('while loading, does not submit a second time', async () => {
    const onSubmit = vi.fn((event) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" loading>
          Sign in
        </Button>
      </form>,
    )

    await userEvent.click(screen.getByRole('button'))
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('shows the spinner instead of the icon', () => {
    const { container, rerender } = render(<Button icon={RefreshCw}>Refresh</Button>)
    expect(container.querySelector('.lucide-refresh-cw')).toBeInTheDocument()

    rerender(
      <Button icon={RefreshCw} loading>
        Refresh
      </Button>,
    )
    expect(container.querySelector('.lucide-refresh-cw')).not.toBeInTheDocument()
    expect(container.querySelectorAll('svg')).toHaveLength(1)
  })

  it('keeps its width when the label changes while loading', () => {
    const { rerender } = render(<Button loadingLabel="Signing in">Sign in</Button>)
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeInTheDocument()
    expect(screen.getByText('Sign in')).toHaveAttribute('data-reserve', 'Signing in')

    rerender(
      <Button loadingLabel="Signing in" loading>
        Sign in
      </Button>,
    )
    expect(screen.getByRole('button', { name: 'Signing in' })).toBeInTheDocument()
    expect(screen.getByText('Signing in')).toHaveAttribute('data-reserve', 'Sign in')
  })
})
