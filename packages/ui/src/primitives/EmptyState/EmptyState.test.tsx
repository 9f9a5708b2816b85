import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { EmptyState } from './EmptyState.tsx'

it('has a heading that names what is missing, the next step, and the button', () => {
  render(
    <EmptyState title="No connectors yet" action={<button type="button">Go to Home</button>}>
      Connect a system first.
    </EmptyState>,
  )
  expect(screen.getByRole('heading', { level: 2, name: 'No connectors yet' })).toBeInTheDocument()
  expect(screen.getByText('Connect a system first.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Go to Home' })).toBeInTheDocument()
})

it('has a lower heading level within a section', () => {
  render(<EmptyState title="No users yet" headingLevel={3} />)
  expect(screen.getByRole('heading', { level: 3, name: 'No users yet' })).toBeInTheDocument()
})

it('hides its picture from screen readers', () => {
  render(<EmptyState title="No connectors yet" art={<img src="river.svg" alt="A river" />} />)
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})
