import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Skeleton } from './Skeleton.tsx'
import { Spinner } from './Spinner.tsx'

describe('Spinner', () => {
  it('can be used by everyone: it says what is waited for', () => {
    render(<Spinner label="Reading tables" />)
    expect(screen.getByRole('status')).toHaveTextContent('Reading tables')
  })

  it('beside words that already say so it is silent', () => {
    const { container } = render(<Spinner />)
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  })
})

describe('Skeleton', () => {
  it('is silent, and has the size of what is coming', () => {
    const { container } = render(<Skeleton width="62%" height="14px" />)
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
    expect(container.firstElementChild).toHaveStyle({ width: '62%', height: '14px' })
  })
})
