import { render, screen } from '@testing-library/react'
import { excelMessages } from '@tributary/sdk/excel'
import { expect, it } from 'vitest'
import { ErrorList } from './ErrorList.tsx'

const heading = excelMessages.severalErrors

it('lists several messages under their heading, even equal ones [ERR-21, ERR-23]', () => {
  render(<ErrorList heading={heading} messages={['Too long.', 'Too long.']} />)
  expect(screen.getByRole('alert')).toHaveTextContent('The following errors occurred:')
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

it('shows a single message without a list [ERR-22]', () => {
  render(<ErrorList heading={null} messages={['Too long.']} />)
  expect(screen.getByRole('alert').textContent).toBe('Too long.')
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
})

it('renders nothing without messages', () => {
  render(<ErrorList heading={heading} messages={[]} />)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('announces changed messages again', () => {
  const { rerender } = render(<ErrorList heading={null} messages={['Too long.']} />)
  const first = screen.getByRole('alert')
  rerender(<ErrorList heading={null} messages={['Too short.']} />)
  expect(screen.getByRole('alert')).not.toBe(first)
})
