import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RichText } from './RichText.tsx'

it('renders allowed HTML as accessible elements [SIGNUP-20]', () => {
  render(
    <RichText source='<p>Please <a href="https://tributary.example/help">read this</a>:</p><ul><li>one</li></ul>' />,
  )
  const link = screen.getByRole('link', { name: 'read this' })
  expect(link).toHaveAttribute('href', 'https://tributary.example/help')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  expect(screen.getByRole('listitem')).toHaveTextContent('one')
})

it('shows everything else as text [SIGNUP-20]', () => {
  const attack = '<img src=x onerror="alert(1)"><script>alert(2)</script>'
  const { container } = render(<RichText source={attack} />)
  expect(container).toHaveTextContent(attack)
  expect(container.children).toHaveLength(0)
})
