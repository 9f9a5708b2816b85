import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Switch, type SwitchProps } from './Switch.tsx'

const draw = (props: Partial<SwitchProps> = {}) => {
  const onChange = vi.fn()
  render(<Switch label="Allow Sign Up" checked={false} onChange={onChange} {...props} />)
  return { onChange, control: screen.getByRole('switch', { name: 'Allow Sign Up' }) }
}

describe('Switch', () => {
  it('is named by its label and can be toggled by keyboard or by a press on either', async () => {
    const { onChange, control } = draw()
    await userEvent.tab()
    expect(control).toHaveFocus()
    await userEvent.keyboard(' ')
    await userEvent.click(control)
    await userEvent.click(screen.getByText('Allow Sign Up'))
    expect(onChange.mock.calls).toEqual([[true], [true], [true]])
  })

  it('shows only the state it is given', async () => {
    const { onChange, control } = draw({ checked: true })
    await userEvent.click(control)
    expect(onChange).toHaveBeenCalledExactlyOnceWith(false)
    expect(control).toBeChecked()
    expect(screen.getByText('On')).toHaveAttribute('aria-hidden', 'true')
  })

  it('is described by its help', () => {
    const { control } = draw({ help: 'People can create an account.' })
    expect(control).toHaveAccessibleDescription('People can create an account.')
  })

  it('keeps its state and the focus while saving', async () => {
    const { onChange, control } = draw({ checked: true, busy: true })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await userEvent.click(screen.getByText('Allow Sign Up'))
    expect(onChange).not.toHaveBeenCalled()
    expect(control).toHaveFocus()
    expect(control).toBeChecked()
    expect(control).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByText('Saving')).toBeInTheDocument()
  })

  it('cannot be toggled while disabled', async () => {
    const { onChange, control } = draw({ disabled: true })
    await userEvent.click(control)
    expect(onChange).not.toHaveBeenCalled()
  })
})
