import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { StoredCredentials } from '@tributary/domain'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { CredentialsForm, type CredentialsFormProps } from './CredentialsForm.tsx'

const never: StoredCredentials = { host: '', database: '', schema: '', user: '', passwordSet: false }
const stored: StoredCredentials = {
  host: 'db.example.com',
  database: 'figures',
  schema: 'acme',
  user: 'acme',
  passwordSet: true,
}
const kept = 'Saved. Leave blank to keep it.'

function show(changed: Partial<CredentialsFormProps> = {}) {
  const props: CredentialsFormProps = {
    stored: never,
    busy: null,
    invalid: null,
    onInvalid: vi.fn(),
    onSave: vi.fn(async () => true),
    onSynchronise: vi.fn(async () => true),
    onEdit: vi.fn(),
    onDirty: vi.fn(),
    ...changed,
  }
  return { ...props, ...render(<OnItsPage {...props} />), user: userEvent.setup() }
}

/** The page stores which field the last check stopped at. */
function OnItsPage(props: CredentialsFormProps) {
  const [invalid, setInvalid] = useState(props.invalid)
  const keep: CredentialsFormProps['onInvalid'] = (error) => {
    props.onInvalid(error)
    setInvalid(error.field)
  }
  return <CredentialsForm {...props} invalid={invalid} onInvalid={keep} />
}

const field = (name: string) => screen.getByLabelText(name)
const press = (name: string) => screen.getByRole('button', { name })

describe('the fields [DBSET-02]', () => {
  it('are in order, with a masked password that the browser does not fill in [DBSET-03]', () => {
    show()
    expect(screen.getAllByLabelText(/^(Host|Database|Schema|Username|Password)$/)).toHaveLength(5)
    expect(field('Password')).toHaveAttribute('type', 'password')
    expect(field('Password')).toHaveAttribute('autocomplete', 'new-password')
    expect(field('Username')).toHaveAttribute('autocomplete', 'off')
  })

  it('include a host that explains how to name PostgreSQL', () => {
    show()
    expect(field('Host')).toHaveAccessibleDescription(/postgres:\/\/name/)
  })
})

describe('a press with a missing field', () => {
  it.each(['Save', 'Synchronise'])(
    'on %s names the first one, focuses it and sends nothing [DBSET-07, DBSET-20]',
    async (name) => {
      const { user, onInvalid, onSave, onSynchronise } = show()
      await user.type(field('Host'), 'db')
      await user.click(press(name))
      expect(onInvalid).toHaveBeenCalledExactlyOnceWith({
        field: 'database',
        sentence: 'Database name is required. Please enter your database name.',
      })
      expect(field('Database')).toHaveFocus()
      expect(onSave).not.toHaveBeenCalled()
      expect(onSynchronise).not.toHaveBeenCalled()
    },
  )

  it('marks the field until it changes [DBSET-13]', async () => {
    const { user, onEdit } = show({ invalid: 'schema' })
    expect(field('Schema')).toBeInvalid()
    await user.type(field('Host'), 'd')
    expect(onEdit).toHaveBeenCalled()
  })
})

describe('the password', () => {
  it('is optional while one is stored for this host [DBSET-12, DBSET-19]', async () => {
    const { user, onSave } = show({ stored })
    expect(field('Password')).toHaveAccessibleDescription(kept)
    await user.click(press('Save'))
    expect(onSave).toHaveBeenCalledWith({
      host: 'db.example.com',
      database: 'figures',
      schema: 'acme',
      user: 'acme',
      password: '',
    })
  })

  it('is required again when the host changes [DBSET-19]', async () => {
    const { user, onInvalid } = show({ stored })
    await user.type(field('Host'), '.au')
    expect(field('Password')).toHaveAccessibleDescription(/Enter the password again/)
    await user.click(press('Save'))
    expect(onInvalid).toHaveBeenCalledWith(expect.objectContaining({ field: 'password' }))
    expect(field('Password')).toHaveFocus()
  })

  it.each([
    [true, ''],
    [false, 'Horse-7-battery'],
  ])('is forgotten once it is stored (%s) [DBSET-19]', async (isStored, left) => {
    const { user } = show({ stored, onSave: async () => isStored })
    await user.type(field('Password'), 'Horse-7-battery')
    await user.click(press('Save'))
    expect(field('Password')).toHaveValue(left)
  })
})

it('reports unsaved input', async () => {
  const { user, onDirty } = show({ stored })
  await user.type(field('Schema'), 'x')
  expect(onDirty).toHaveBeenLastCalledWith(true)
  await user.type(field('Schema'), '{Backspace}')
  expect(onDirty).toHaveBeenLastCalledWith(false)
})

it.each([
  ['saving', 'Saving'],
  ['synchronising', 'Synchronising'],
] as const)('says what it is doing while %s, and takes no other press [DBSET-14]', async (busy, label) => {
  const { user, onSave, onSynchronise } = show({ stored, busy })
  expect(press(label)).toHaveAttribute('aria-busy', 'true')
  for (const button of [/^Sav/, /^Synchronis/]) await user.click(screen.getByRole('button', { name: button }))
  expect(onSave).not.toHaveBeenCalled()
  expect(onSynchronise).not.toHaveBeenCalled()
})
