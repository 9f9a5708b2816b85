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
  it('can be used by everyone: named by its label, turned with the keyboard or by a press on either', async () => {
    const { onChange, control } = draw()
    await userEvent.tab()
    expect(control).toHaveFocus()
    await userEvent.keyboard(' ')
    await userEvent.click(control)
    await userEvent.click(screen.getByText('Allow Sign Up'))
    expect(onChange.mock.calls).toEqual([[true], [true], [true]])
  })

  it('shows what it is told and nothing else', async () => {
    const { onChange, control } = draw({ checked: true })
    await userEvent.click(control)
    expect(onChange).toHaveBeenCalledExactlyOnceWith(false)
    expect(control).toBeChecked()
    expect(screen.getByText('On')).toHaveAttribute('aria-hidden', 'true')
  })

  it('reads what it does after its name', () => {
    const { control } = draw({ help: 'People can create an account.' })
    expect(control).toHaveAccessibleDescription('People can create an account.')
  })

  it('that is being saved stays where it is, and keeps the focus', async () => {
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

  it('that is disabled cannot be turned', async () => {
    const { onChange, control } = draw({ disabled: true })
    await userEvent.click(control)
    expect(onChange).not.toHaveBeenCalled()
  })
})
