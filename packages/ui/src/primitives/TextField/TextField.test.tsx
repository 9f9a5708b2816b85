import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { TextField } from './TextField.tsx'

describe('TextField', () => {
  it('can be used by everyone: the label names it, a press on the label enters it, typing fills it', async () => {
    render(<TextField label="Host" />)

    await userEvent.click(screen.getByText('Host'))
    const box = screen.getByRole('textbox', { name: 'Host' })
    expect(box).toHaveFocus()
    await userEvent.keyboard('sql01')
    expect(box).toHaveValue('sql01')
  })

  it('reads its help after its name', () => {
    render(<TextField label="Host" help="Without a port." />)
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Without a port.')
    expect(screen.getByRole('textbox')).toBeValid()
  })

  it('given an error, it is invalid and the error is read instead of the help', () => {
    render(<TextField label="Date" help="The first day." error="Use the format YYYY-MM-DD." />)

    const box = screen.getByRole('textbox', { name: 'Date' })
    expect(box).toBeInvalid()
    expect(box).toHaveAccessibleDescription('Use the format YYYY-MM-DD.')
    expect(screen.queryByText('The first day.')).not.toBeInTheDocument()
  })

  it('given nothing to say, it points at nothing', () => {
    render(<TextField label="Host" />)
    expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby')
  })

  it('marks the exception: optional', () => {
    render(<TextField label="Schema" optional />)
    expect(screen.getByText('optional')).toBeInTheDocument()
  })

  it('two fields with one label text keep their own boxes', async () => {
    render(
      <>
        <TextField label="Name" />
        <TextField label="Name" />
      </>,
    )
    const [first, second] = screen.getAllByRole('textbox', { name: 'Name' })
    expect(first?.id).not.toBe(second?.id)
  })

  it('hands everything else to the input, its ref too', async () => {
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
