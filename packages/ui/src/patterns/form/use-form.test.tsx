import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { type FieldErrors, type FormOptions, inputProps, useForm } from './use-form.ts'

type Values = { name: string; code: string }

const errorOf = (field: keyof Values, values: Values) =>
  field === 'name' && values.name.trim() === ''
    ? 'required'
    : values.code === 'x' && field === 'code'
      ? 'too short'
      : null

function Example(props: Partial<FormOptions<Values>> & { refusals?: FieldErrors<Values> | null }) {
  const form = useForm<Values>({
    initial: { name: '', code: '' },
    fields: ['name', 'code'],
    errorOf,
    onSubmit: () => undefined,
    ...props,
  })
  return (
    <form onSubmit={form.submit} noValidate>
      <TextField label="Name" {...inputProps(form.field('name'))} />
      <TextField label="Code" {...inputProps(form.field('code'))} />
      <button type="submit">{form.dirty ? 'Save changes' : 'Save'}</button>
    </form>
  )
}

const name = () => screen.getByLabelText('Name')
const code = () => screen.getByLabelText('Code')
const save = () => screen.getByRole('button')

describe('a form', () => {
  it('validates a field when it is left, not while typing [VALID-03, VALID-04]', async () => {
    render(<Example />)
    await userEvent.type(code(), 'x')
    expect(code()).not.toHaveAccessibleDescription()
    await userEvent.tab()
    expect(code()).toHaveAccessibleDescription('too short')
    await userEvent.type(code(), 'yz')
    expect(code()).not.toHaveAccessibleDescription()
  })

  it('focuses the first invalid field and sends nothing [VALID-04, VALID-05]', async () => {
    const onSubmit = vi.fn()
    render(<Example onSubmit={onSubmit} />)
    await userEvent.type(code(), 'x')
    await userEvent.click(save())
    expect(name()).toHaveFocus()
    expect(name()).toHaveAccessibleDescription('required')
    expect(code()).toHaveAccessibleDescription('too short')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('takes over a stored value that changed, unless the field was edited', async () => {
    const { rerender } = render(<Example initial={{ name: 'North', code: 'n' }} />)
    await userEvent.type(name(), 'ern')
    rerender(<Example current={{ name: 'Nord', code: 'no' }} />)
    expect(name()).toHaveValue('Northern')
    expect(code()).toHaveValue('no')
    await userEvent.clear(name())
    await userEvent.type(name(), 'Nord')
    expect(save()).toHaveAccessibleName('Save')
  })

  it('sends the input once all fields are valid', async () => {
    const onSubmit = vi.fn()
    render(<Example onSubmit={onSubmit} />)
    await userEvent.type(name(), 'Birch')
    await userEvent.click(save())
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Birch', code: '' })
  })

  it('checks a valid field on the server, and uses the result for that value only [VALID-18]', async () => {
    const onSubmit = vi.fn()
    const ask = async (field: string, { code }: Values) =>
      field === 'code' && code === 'oak' ? 'taken' : null
    render(<Example initial={{ name: 'Birch', code: '' }} ask={ask} onSubmit={onSubmit} />)
    await userEvent.type(code(), 'oak')
    await userEvent.click(save())
    expect(code()).toHaveFocus()
    expect(code()).toHaveAccessibleDescription('taken')
    expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.type(code(), 's')
    expect(code()).not.toHaveAccessibleDescription()
    await userEvent.click(save())
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Birch', code: 'oaks' })
  })

  it('shows a server refusal at its field until the value changes', async () => {
    const initial = { name: 'Birch', code: 'birch' }
    const { rerender } = render(<Example initial={initial} />)
    rerender(<Example initial={initial} refusals={{ code: 'This schema belongs to something else.' }} />)
    expect(code()).toHaveFocus()
    expect(code()).toHaveAccessibleDescription('This schema belongs to something else.')
    await userEvent.type(code(), '2')
    expect(code()).not.toHaveAccessibleDescription()
  })

  it('reports whether anything was entered', async () => {
    render(<Example />)
    expect(save()).toHaveTextContent(/^Save$/)
    await userEvent.type(name(), 'B')
    expect(save()).toHaveTextContent('Save changes')
    await userEvent.clear(name())
    expect(save()).toHaveTextContent(/^Save$/)
  })
})
