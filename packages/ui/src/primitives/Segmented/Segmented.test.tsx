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

it('is one choice with a name, made by mouse or arrow keys', async () => {
  render(<Views />)
  expect(screen.getByRole('group', { name: 'Show' })).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: 'All' })).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: /Pending/ }))
  expect(screen.getByRole('radio', { name: /Pending/ })).toBeChecked()
  await userEvent.keyboard('{ArrowLeft}')
  expect(screen.getByRole('radio', { name: 'All' })).toBeChecked()
})

it('says how many a view holds where that is known', () => {
  render(<Views />)
  expect(screen.getByRole('radio', { name: 'Pending 3' })).toBeInTheDocument()
})
