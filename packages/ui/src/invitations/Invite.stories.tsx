import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { InviteDialog } from './InviteDialog.tsx'
import { sampleConnectors, sampleGroups, sampleRoles } from './invitations.samples.ts'

const onInvite = fn()
const onClose = fn()

const [user = { id: 5, name: 'User', displayName: 'User' }] = sampleRoles
const pendingOf = (emailAddress: string) => ({ emailAddress, role: user, groups: [], connectors: [] })

const meta = {
  title: 'Invitations/Invite',
  component: InviteDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    organisation: 'Harbour & Pine Group',
    roles: sampleRoles,
    groups: sampleGroups,
    connectors: sampleConnectors,
    known: {
      members: [{ emailAddress: 'ana.rewi@harbourpine.example' }],
      invited: [pendingOf('lars@harbourpine.example')],
    },
    onInvite,
    onClose,
  },
} satisfies Meta<typeof InviteDialog>

export default meta
type Story = StoryObj<typeof meta>

const copied = [
  'First name\tLast name\tE-mail\tRole',
  'Mia\tMoore\tmia@harbourpine.example\tExcel user',
  'Ben\tBauer\tben@harbourpine.example\t',
  'Ana\tRewi\tana.rewi@harbourpine.example\t',
  'Lars\tLind\tlars@harbourpine.example\t',
  'Zoe\tZander\tzoe@\t',
  'Ada\tAsh\tada@harbourpine.example\tBoss',
].join('\n')

const dialog = async () => within(await screen.findByRole('dialog'))
const cell = async (name: string) => (await dialog()).getByRole('textbox', { name })

async function paste(userEvent: { paste: (text: string) => Promise<void> }, text: string) {
  const first = await cell('First name, row 1')
  first.focus()
  await userEvent.paste(text)
}

export const Empty: Story = {}

export const Pasted: Story = {
  play: async ({ userEvent }) => {
    await paste(userEvent, copied)
    const form = await dialog()
    await expect(
      form.getByText('Adds 2 people, mails 2, skips 2. 2 rows have errors and are not sent.'),
    ).toBeVisible()
    await expect(await cell('Email address, row 5')).toHaveAccessibleDescription('Invalid email address')
  },
}

/** The other rows are sent, and those with errors stay. */
export const SentExceptErrors: Story = {
  play: async ({ userEvent }) => {
    onInvite.mockResolvedValueOnce([
      { emailAddress: 'mia@harbourpine.example', outcome: 'invited', message: '' },
      { emailAddress: 'ben@harbourpine.example', outcome: 'invited', message: '' },
    ])
    await paste(userEvent, copied)
    const form = await dialog()
    await userEvent.click(form.getByRole('button', { name: 'Send invitations' }))
    await expect(await form.findByText(/^2 people invited\. 2 could not be invited/)).toBeVisible()
    await expect(await cell('Email address, row 1')).toHaveValue('zoe@')
    await expect(await cell('Email address, row 2')).toHaveValue('ada@harbourpine.example')
    onInvite.mockClear()
    await userEvent.click(form.getByRole('button', { name: 'Send invitations' }))
    await waitFor(async () => expect(await cell('Email address, row 1')).toHaveFocus())
    await expect(onInvite).not.toHaveBeenCalled()
  },
}

/** Lars has an invitation to another role, and the account of Olga has a more powerful one. */
export const Replacing: Story = {
  args: {
    known: {
      members: [],
      invited: [pendingOf('lars@harbourpine.example')],
      accounts: [{ emailAddress: 'olga@harbourpine.example', role: sampleRoles[2] ?? null }],
    },
  },
  play: async ({ userEvent }) => {
    await paste(
      userEvent,
      [
        'Lars\tLind\tlars@harbourpine.example\tExcel user',
        'Olga\tOak\tolga@harbourpine.example\tUser',
        ...Array.from({ length: 20 }, (_, place) => `Mia\tM\tmia${place}@harbourpine.example\t`),
        'Zoe\tZander\tzoe@\t',
      ].join('\n'),
    )
    const form = await dialog()
    await expect(form.getByText(/^Adds 20 people, mails 21, replaces 1 invitation, skips 0\./)).toBeVisible()
    await expect(await cell('Email address, row 1')).toHaveAccessibleDescription(/^Replaces the pending/)
    const role = form.getByRole('combobox', { name: 'Role, row 2' })
    await expect(role).toHaveAccessibleDescription(/Organisation administrator/)
    await userEvent.click(form.getByRole('button', { name: 'First error' }))
    await expect(role).toHaveFocus()
    await userEvent.selectOptions(role, 'Organisation administrator')
    await userEvent.click(form.getByRole('button', { name: 'First error' }))
    await expect(await cell('Email address, row 23')).toHaveFocus()
  },
}

export const PastedFromRightToLeft: Story = { ...Pasted, globals: { direction: 'rtl' } }

export const PastedOnPhones: Story = { ...Pasted, globals: { viewport: { value: 'phone' } } }

/** Those who failed stay, with the reason in their row. */
export const PartlyFailed: Story = {
  play: async ({ userEvent }) => {
    onInvite.mockResolvedValueOnce([
      { emailAddress: 'mia@harbourpine.example', outcome: 'invited', message: '' },
      {
        emailAddress: 'ben@harbourpine.example',
        outcome: 'failed',
        message: 'This organisation has sent enough invitations today.',
      },
    ])
    await paste(userEvent, 'mia@harbourpine.example\nben@harbourpine.example')
    const form = await dialog()
    await userEvent.click(form.getByRole('button', { name: 'Send invitations' }))
    await expect(
      await form.findByText('1 person invited. 1 could not be invited. The reason is in the row.'),
    ).toBeVisible()
    await expect(await cell('Email address, row 1')).toHaveValue('ben@harbourpine.example')
  },
}

export const ForEveryone: Story = {
  play: async ({ userEvent }) => {
    onInvite.mockResolvedValueOnce([
      { emailAddress: 'mia@harbourpine.example', outcome: 'invited', message: '' },
    ])
    await userEvent.type(await cell('Email address, row 1'), 'mia@harbourpine.example')
    const form = await dialog()
    await userEvent.selectOptions(form.getByRole('combobox', { name: /Role for all/ }), 'Excel user')
    const [groups] = form.getAllByText('Choose security groups')
    if (groups) await userEvent.click(groups)
    await userEvent.click(form.getByRole('checkbox', { name: 'Sales' }))
    await userEvent.click(form.getByRole('button', { name: 'Send invitations' }))
    await expect(onInvite).toHaveBeenLastCalledWith({
      people: [{ emailAddress: 'mia@harbourpine.example' }],
      roleId: 4,
      groupIds: [2],
      connectorIds: [],
    })
    await waitFor(() => expect(onClose).toHaveBeenCalled())
  },
}
