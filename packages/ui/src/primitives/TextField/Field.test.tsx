import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Field } from './Field.tsx'

const box = (control: object) => <input {...control} />

describe('Field', () => {
  it('names and describes its control', () => {
    render(
      <Field label="Connector" help="One of nine." id={undefined}>
        {(control) => (
          <select {...control}>
            <option>Xero</option>
          </select>
        )}
      </Field>,
    )
    const choice = screen.getByRole('combobox', { name: 'Connector' })
    expect(choice).toHaveAccessibleDescription('One of nine.')
  })

  it('describes it by the error first and the hint after it', () => {
    render(
      <Field label="Password" error="Enter your password." hint="Caps Lock is on." id="password">
        {box}
      </Field>,
    )
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Enter your password. Caps Lock is on.')
  })

  it('keeps an empty element for a hint, so that its text is announced', () => {
    const field = (hint: string) => (
      <Field label="Password" hint={hint} id={undefined}>
        {box}
      </Field>
    )
    const { rerender } = render(field(''))
    const place = screen.getByRole('status')
    expect(place).toBeEmptyDOMElement()
    expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby')

    rerender(field('Caps Lock is on.'))
    expect(screen.getByRole('status')).toBe(place)
    expect(place).toHaveTextContent('Caps Lock is on.')
  })

  it('uses the given id for all its parts', () => {
    render(
      <Field label="Email" help="As on your invitation." id="email">
        {box}
      </Field>,
    )
    expect(screen.getByRole('textbox')).toHaveAttribute('id', 'email')
    expect(screen.getByRole('textbox')).toHaveAttribute('aria-describedby', 'email-line')
  })
})
