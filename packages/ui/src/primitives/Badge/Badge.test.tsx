import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Badge } from './Badge.tsx'
import { Count } from './Count.tsx'
import { Tag } from './Tag.tsx'

describe('Badge, Count and Tag', () => {
  it('show their content as text', () => {
    render(
      <>
        <Badge tone="success">Trusted</Badge>
        <Count value={3} tone="accent" />
      </>,
    )
    expect(screen.getByText('Trusted')).toBeInTheDocument()
    expect(screen.getByText('3')).toBeInTheDocument()
  })

  it('group the digits of large counts', () => {
    render(<Count value={1204} />)
    expect(screen.getByText('1,204')).toBeInTheDocument()
  })

  it.each([
    ['insider', 'insider'],
    ['early-stage', 'early stage'],
  ] as const)('shows %s as "%s", in lower case', (kind, text) => {
    render(<Tag kind={kind} />)
    expect(screen.getByText(text)).toBeInTheDocument()
  })
})
