import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ViewOnly } from '../../primitives/ViewOnly/ViewOnly.tsx'
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

it('scrolls to why an attempt failed, when it has failed', () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  const form = (error: string | null) => (
    <FormDialog title="Add a token" dirty error={error} onSubmit={() => {}} onClose={() => {}}>
      <input aria-label="Name" />
    </FormDialog>
  )
  const { rerender } = render(form(null))
  expect(scrolled).not.toHaveBeenCalled()
  rerender(form('The name is taken.'))
  expect(scrolled.mock.contexts[0]).toHaveProperty('textContent', 'The name is taken.')
  rerender(form('The name is taken.'))
  expect(scrolled).toHaveBeenCalledOnce()
})

it('shows why nothing can be changed, with disabled fields, in a view', () => {
  render(
    <ViewOnly reason="You cannot change anything.">
      <FormDialog title="Add a token" dirty={false} onSubmit={() => {}} onClose={() => {}}>
        <input aria-label="Name" />
      </FormDialog>
    </ViewOnly>,
  )
  expect(screen.getByLabelText('Name')).toBeDisabled()
  expect(within(screen.getByRole('dialog')).getByText('You cannot change anything.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled()
})

const busyForm = (cancellable: boolean, onClose: () => void) =>
  render(
    <FormDialog title="Add a key" dirty busy cancellable={cancellable} onSubmit={() => {}} onClose={onClose}>
      <input aria-label="Name" />
    </FormDialog>,
  )

it.each([
  [true, 1],
  [false, 0],
])(
  'closes with Escape without a question while busy only if that is possible: %s',
  async (cancellable, times) => {
    const onClose = vi.fn()
    busyForm(cancellable, onClose)
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledTimes(times)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveProperty('disabled', !cancellable)
  },
)
