import { render, screen } from '@testing-library/react'
import { LoaderCircle, Plug } from 'lucide-react'
import { describe, expect, it } from 'vitest'
import { spinning } from '../Loading/Spinner.css.ts'
import { StatusGlyph } from './StatusGlyph.tsx'
import { StatusPill } from './StatusPill.tsx'

describe('StatusPill', () => {
  it('is a word with an icon that is hidden from screen readers', () => {
    const { container } = render(
      <StatusPill tone="success" icon={Plug}>
        Connected
      </StatusPill>,
    )
    expect(screen.getByText('Connected')).toBeInTheDocument()
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  })

  it.each(['pill', 'plain'] as const)('as %s it shows word and icon', (form) => {
    const { container } = render(
      <StatusPill tone="danger" icon={Plug} form={form}>
        Error
      </StatusPill>,
    )
    expect(container).toHaveTextContent('Error')
    expect(container.querySelector('svg')).toBeInTheDocument()
  })

  it('spins its icon while in progress', () => {
    const { container } = render(
      <StatusPill tone="progress" icon={LoaderCircle} spinning>
        Refreshing
      </StatusPill>,
    )
    expect(container.querySelector('svg')).toHaveClass(spinning)
  })
})

describe('StatusGlyph', () => {
  it('is hidden from screen readers, because the text next to it is the label', () => {
    const { container } = render(<StatusGlyph tone="success" icon={Plug} />)
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
  })

  it('has one class per tone, so the theme sets the colour', () => {
    const { container: success } = render(<StatusGlyph tone="success" icon={Plug} />)
    const { container: danger } = render(<StatusGlyph tone="danger" icon={Plug} />)
    expect(success.firstElementChild?.className).not.toBe(danger.firstElementChild?.className)
  })
})
