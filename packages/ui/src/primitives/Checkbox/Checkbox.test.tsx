import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Checkbox } from './Checkbox.tsx'

const box = () => screen.getByRole('checkbox', { name: 'Trust this device?' })

describe('Checkbox', () => {
  it('is named by its label and can be reached and toggled with the keyboard', async () => {
    render(<Checkbox label="Trust this device?" />)
    await userEvent.tab()
    expect(box()).toHaveFocus()
    await userEvent.keyboard(' ')
    expect(box()).toBeChecked()
    await userEvent.click(screen.getByText('Trust this device?'))
    expect(box()).not.toBeChecked()
  })

  it('is described by its help and by other elements', () => {
    render(
      <>
        <Checkbox
          label="Trust this device?"
          help="Only on devices you use yourself."
          aria-describedby="more"
        />
        <p id="more">For 30 days.</p>
      </>,
    )
    expect(box()).toHaveAccessibleDescription('For 30 days. Only on devices you use yourself.')
  })

  it('stays mixed until its owner changes it, also after a press', async () => {
    const onChange = vi.fn()
    const { rerender } = render(
      <Checkbox label="Trust this device?" mixed checked={false} onChange={onChange} />,
    )
    expect(box()).toBePartiallyChecked()
    await userEvent.click(box())
    expect(onChange).toHaveBeenCalledOnce()
    rerender(<Checkbox label="Trust this device?" mixed checked={false} onChange={onChange} />)
    expect(box()).toBePartiallyChecked()
    rerender(<Checkbox label="Trust this device?" checked onChange={onChange} />)
    expect(box()).not.toBePartiallyChecked()
  })

  it('does not change while disabled', async () => {
    render(<Checkbox label="Trust this device?" disabled />)
    await userEvent.click(screen.getByText('Trust this device?'))
    expect(box()).not.toBeChecked()
  })

  it('passes its ref to the input', () => {
    const ref = createRef<HTMLInputElement>()
    render(<Checkbox label="Trust this device?" ref={ref} />)
    expect(ref.current).toBe(box())
  })
})
