import { render, screen } from '@testing-library/react'
import { Plus } from 'lucide-react'
import { expect, it } from 'vitest'
import { ButtonLink } from './ButtonLink.tsx'

it('is a link for screen readers although it looks like a button', () => {
  render(
    <ButtonLink href="/home" variant="primary" icon={Plus}>
      Go to Home
    </ButtonLink>,
  )
  expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/home')
})
