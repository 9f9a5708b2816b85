import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Segmented } from './Segmented.tsx'

const options = [
  { value: 'all', label: 'All' },
  { value: 'pending', label: 'Pending', count: 3 },
] as const

function Views() {
  const [value, setValue] = useState<'all' | 'pending'>('all')
  return <Segmented label="Show" options={options} value={value} onChange={setValue} />
}

it('is a named choice that can be made by mouse or arrow keys', async () => {
  render(<Views />)
  expect(screen.getByRole('group', { name: 'Show' })).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: 'All' })).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: /Pending/ }))
  expect(screen.getByRole('radio', { name: /Pending/ })).toBeChecked()
  await userEvent.keyboard('{ArrowLeft}')
  expect(screen.getByRole('radio', { name: 'All' })).toBeChecked()
})

it('shows how many items a view has if known', () => {
  render(<Views />)
  expect(screen.getByRole('radio', { name: 'Pending 3' })).toBeInTheDocument()
})
