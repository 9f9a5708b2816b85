import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PassFocus } from './PassFocus.tsx'

const page = (failed: boolean) => (
  <>
    <h1 tabIndex={-1}>FTP connectors</h1>
    {failed && (
      <PassFocus to={() => screen.getByRole('heading').focus()}>
        <button type="button">Try again</button>
      </PassFocus>
    )}
    <button type="button">Manage</button>
  </>
)

describe('a message that disappears after a while', () => {
  it('passes on the focus if it had it', () => {
    const { rerender } = render(page(true))
    screen.getByRole('button', { name: 'Try again' }).focus()
    rerender(page(false))
    expect(screen.getByRole('heading')).toHaveFocus()
  })

  it('leaves the focus if it is elsewhere', () => {
    const { rerender } = render(page(true))
    screen.getByRole('button', { name: 'Manage' }).focus()
    rerender(page(false))
    expect(screen.getByRole('button', { name: 'Manage' })).toHaveFocus()
  })
})
