import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Skeleton } from './Skeleton.tsx'
import { Spinner } from './Spinner.tsx'

describe('Spinner', () => {
  it('announces what is loading', () => {
    render(<Spinner label="Reading tables" />)
    expect(screen.getByRole('status')).toHaveTextContent('Reading tables')
  })

  it('is hidden from screen readers next to text that says the same', () => {
    const { container } = render(<Spinner />)
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  })
})

describe('Skeleton', () => {
  it('is hidden from screen readers and has the size of the content', () => {
    const { container } = render(<Skeleton width="62%" height="14px" />)
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
    expect(container.firstElementChild).toHaveStyle({ width: '62%', height: '14px' })
  })
})
