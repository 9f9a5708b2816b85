import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Logo } from './Logo.tsx'

describe('Logo', () => {
  it('has the label as its name', () => {
    render(<Logo label="Tributary" />)
    expect(screen.getByRole('img', { name: 'Tributary' })).toBeInTheDocument()
  })

  it('is hidden from screen readers without a label', () => {
    const { container } = render(
      <a href="/home" aria-label="Tributary home">
        <Logo />
      </a>,
    )
    expect(screen.getByRole('link', { name: 'Tributary home' })).toBeInTheDocument()
    expect(screen.queryByRole('img')).toBeNull()
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  })

  it('has only the mark in its short form, in the same proportions', () => {
    const full = render(<Logo height={32} label="Full" />)
    const mark = render(<Logo height={32} form="mark" label="Mark" />)
    expect(full.container.querySelectorAll('path')).toHaveLength(3)
    expect(mark.container.querySelectorAll('path')).toHaveLength(2)
    expect(full.container.querySelector('svg')).toHaveAttribute('width', '126')
    expect(mark.container.querySelector('svg')).toHaveAttribute('width', '32')
  })
})
