import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { EmptyState } from './EmptyState.tsx'

it('can be used by everyone: a heading says what is missing, then the next step, then the button', () => {
  render(
    <EmptyState title="No connectors yet" action={<button type="button">Go to Home</button>}>
      Connect a system first.
    </EmptyState>,
  )
  expect(screen.getByRole('heading', { level: 2, name: 'No connectors yet' })).toBeInTheDocument()
  expect(screen.getByText('Connect a system first.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Go to Home' })).toBeInTheDocument()
})

it('within a section its heading is one level lower', () => {
  render(<EmptyState title="No users yet" headingLevel={3} />)
  expect(screen.getByRole('heading', { level: 3, name: 'No users yet' })).toBeInTheDocument()
})

it('keeps its picture silent', () => {
  render(<EmptyState title="No connectors yet" art={<img src="river.svg" alt="A river" />} />)
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})
