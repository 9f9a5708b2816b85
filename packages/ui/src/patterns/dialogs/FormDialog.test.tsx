import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { FormDialog } from './FormDialog.tsx'

it('does not load the page again when its form is submitted', () => {
  const onSubmit = vi.fn()
  render(
    <FormDialog title="Add a token" dirty={false} onSubmit={onSubmit} onClose={() => {}}>
      <input aria-label="Name" />
    </FormDialog>,
  )
  const form = screen.getByLabelText('Name').closest('form')
  if (!form) throw new Error('The dialog has no form.')
  expect(fireEvent.submit(form)).toBe(false)
  expect(onSubmit).toHaveBeenCalledOnce()
})
