import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { NoMatches } from '../../primitives/EmptyState/NoMatches.tsx'
import { LoadError } from './LoadError.tsx'
import { NoAccess } from './NoAccess.tsx'
import { NotFound } from './NotFound.tsx'

describe('a list that could not be loaded [SHELL-54]', () => {
  it('shows why and can be retried', async () => {
    const onRetry = vi.fn()
    render(<LoadError message="No response from server" onRetry={onRetry} />)
    expect(screen.getByRole('alert')).toHaveTextContent('No response from server')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })

  it('shows a general sentence for a technical message, with that folded below', () => {
    render(<LoadError vague things="Users" message="Internal Server Error" onRetry={() => {}} />)
    expect(
      screen.getByText('Users could not be loaded. Try again, or contact your administrator.'),
    ).toBeInTheDocument()
    const details = screen.getByText('Internal Server Error')
    expect(details).not.toHaveAttribute('open')
    expect(within(details).getByText('Message from the server')).toBeInTheDocument()
  })

  it('cannot be retried twice at the same time', async () => {
    const onRetry = vi.fn()
    render(<LoadError message="No response from server" onRetry={onRetry} retrying />)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).not.toHaveBeenCalled()
  })
})

describe('a search without matches', () => {
  it('repeats the search and offers the whole list', async () => {
    const onClear = vi.fn()
    render(<NoMatches noun="connector" search="kororaa" total={9} onClear={onClear} />)
    expect(screen.getByRole('heading')).toHaveTextContent('No connector matches “kororaa”.')
    expect(screen.getByText(/see all 9/)).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(onClear).toHaveBeenCalledOnce()
  })

  it('uses the singular for one item', () => {
    render(<NoMatches noun="area" search="x" total={1} onClear={() => {}} />)
    expect(screen.getByText(/see the one there is/)).toBeInTheDocument()
  })
})

describe('a page that cannot be opened', () => {
  it('shows the specified refusal and a link home [ROUTE-48]', () => {
    render(<NoAccess homeHref="/home" />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'You do not have access to this page.',
    )
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/home')
  })

  it('shows that it was not found and a link home [ROUTE-49]', () => {
    render(<NotFound homeHref="/home" />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found')
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/home')
  })
})
