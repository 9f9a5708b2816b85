import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { TextField } from './TextField.tsx'

describe('TextField', () => {
  it('is named by its label, and a press on the label focuses it', async () => {
    render(<TextField label="Host" />)

    await userEvent.click(screen.getByText('Host'))
    const box = screen.getByRole('textbox', { name: 'Host' })
    expect(box).toHaveFocus()
    await userEvent.keyboard('sql01')
    expect(box).toHaveValue('sql01')
  })

  it('is described by its help', () => {
    render(<TextField label="Host" help="Without a port." />)
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Without a port.')
    expect(screen.getByRole('textbox')).toBeValid()
  })

  it('with an error, is invalid and described by the error instead of the help', () => {
    render(<TextField label="Date" help="The first day." error="Use the format YYYY-MM-DD." />)

    const box = screen.getByRole('textbox', { name: 'Date' })
    expect(box).toBeInvalid()
    expect(box).toHaveAccessibleDescription('Use the format YYYY-MM-DD.')
    expect(screen.queryByText('The first day.')).not.toBeInTheDocument()
  })

  it('has no description without help or error', () => {
    render(<TextField label="Host" />)
    expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby')
  })

  it('marks an optional field', () => {
    render(<TextField label="Schema" optional />)
    expect(screen.getByText('optional')).toBeInTheDocument()
  })

  it('keeps two fields with the same label text apart', async () => {
    render(
      <>
        <TextField label="Name" />
        <TextField label="Name" />
      </>,
    )
    const [first, second] = screen.getAllByRole('textbox', { name: 'Name' })
    expect(first?.id).not.toBe(second?.id)
  })

  it('passes other props and its ref to the input', async () => {
    const ref = vi.fn()
    const onBlur = vi.fn()
    render(
      <TextField label="Email" id="email" name="email" autoComplete="username" ref={ref} onBlur={onBlur} />,
    )

    const box = screen.getByRole('textbox', { name: 'Email' })
    expect(box).toHaveAttribute('id', 'email')
    expect(box).toHaveAttribute('autocomplete', 'username')
    expect(ref).toHaveBeenCalledWith(box)
    await userEvent.click(box)
    await userEvent.tab()
    expect(onBlur).toHaveBeenCalledOnce()
  })
})
