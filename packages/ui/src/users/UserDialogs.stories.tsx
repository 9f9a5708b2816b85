import type { Meta, StoryObj } from '@storybook/react-vite'
import { passwordHint } from '@tributary/sdk/common'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { sampleNow } from '../connectors/connectors.samples.ts'
import { ClockProvider, fixedClock } from '../patterns/clock/Clock.tsx'
import { DeleteUserDialog } from './DeleteUserDialog.tsx'
import { UserDialog, type UserDialogProps } from './UserDialog.tsx'
import { UserFactors } from './UserFactors.tsx'
import { UserIdentities } from './UserIdentities.tsx'
import {
  hoursAgo,
  longName,
  organisationAdmin,
  sampleRoles,
  sampleStatuses,
  superadmin,
  user,
} from './users.samples.ts'

const jon = user({
  id: 4,
  firstName: 'Jon',
  lastName: 'Dahl',
  level: 3,
  standing: 'Locked',
  microsoftId: 'ms-1',
})
const mine = user({ firstName: 'Priya', lastName: 'Nair', level: 2, emailAddress: organisationAdmin.email })

const meta: Meta<UserDialogProps> = {
  title: 'Users/Dialogs',
  component: UserDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    user: null,
    viewer: organisationAdmin,
    roles: sampleRoles.slice(0, 3),
    statuses: sampleStatuses,
    isFree: async (address) => address !== 'taken@harbourpine.example',
    onSubmit: fn(),
    onClose: fn(),
    onDismissError: fn(),
  },
}
export default meta
type Story = StoryObj<UserDialogProps>

const box = (name: string) => screen.findByLabelText(new RegExp(`^${name}`), { selector: 'input' })
const save = () => screen.getByRole('button', { name: 'Save' })

export const Add: Story = {}
export const AddOnPhones: Story = { globals: { viewport: { value: 'phone' } } }
export const Edit: Story = { args: { user: jon } }
export const EditAsSuperadmin: Story = { args: { user: jon, viewer: superadmin, roles: sampleRoles } }
export const EditOnPhones: Story = { ...EditAsSuperadmin, globals: { viewport: { value: 'phone' } } }
export const OwnAccount: Story = {
  args: { user: mine },
  play: async () => {
    await expect(await box('Email address')).toHaveAttribute('readonly')
    await expect(screen.queryByLabelText('Password')).not.toBeInTheDocument()
  },
}
export const SharedAccount: Story = {
  args: {
    user: user({ belongsElsewhere: true }),
    identities: (
      <UserFactors factors={{ authenticators: 1, passkeys: 0, recoveryCodesLeft: 7 }} onReset={undefined} />
    ),
  },
  play: async () => {
    await expect(await box('First name')).toHaveAttribute('readonly')
    await expect(await box('Email address')).toHaveAttribute('readonly')
    await expect(screen.getByRole('combobox', { name: 'Role' })).toBeDisabled()
    await expect(screen.queryByLabelText('Password')).not.toBeInTheDocument()
    await expect(save()).toBeDisabled()
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/^This user belongs to another/)
  },
}
export const SharedAccountOnPhones: Story = {
  ...SharedAccount,
  globals: { viewport: { value: 'phone' } },
}
export const RoleNotTheirsToGive: Story = {
  args: { user: user({ role: { id: 9, name: 'Auditor', displayName: 'Auditor' }, roleId: 9 }) },
}
export const LongNames: Story = { args: { user: user(longName) } }
export const Busy: Story = { args: { user: jon, busy: true } }
export const Refused: Story = {
  args: { user: jon, error: 'This user belongs to another organisation as well.' },
}
export const CommonPassword: Story = { args: { refusals: { password: passwordHint() } } }

export const AddedByKeyboard: Story = {
  play: async ({ args }) => {
    await waitFor(async () => expect(await box('First name')).toHaveFocus())
    await userEvent.keyboard('Ana{Tab}Rewi{Tab}taken@harbourpine.example{Tab}')
    // The first role is selected and explains itself.
    const role = screen.getByRole('combobox', { name: 'Role' })
    await expect(role).toHaveFocus()
    await expect(role).toHaveDisplayValue('User')
    await expect(role).toHaveAccessibleDescription('Sees and refreshes the connectors they are assigned to.')
    await expect(await screen.findByText('This email address is already in use')).toBeVisible()
    await userEvent.selectOptions(role, 'Excel user')
    await userEvent.keyboard('{Tab}{Tab}horse-7{Tab}{Tab}horse-8')
    await userEvent.click(save())
    await expect(await screen.findByText('Does not match Password')).toBeVisible()
    const email = await box('Email address')
    await userEvent.clear(email)
    await userEvent.type(email, 'ana@harbourpine.example')
    const again = await box('Confirm password')
    await userEvent.clear(again)
    await userEvent.type(again, 'horse-7')
    await userEvent.click(save())
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ firstName: 'Ana', roleId: 3, password: 'horse-7', byLink: false }),
      ),
    )
  },
}

export const AddedByLink: Story = {
  play: async ({ args }) => {
    await userEvent.type(await box('First name'), 'Ana')
    await userEvent.type(await box('Last name'), 'Rewi')
    await userEvent.type(await box('Email address'), 'ana@harbourpine.example')
    await userEvent.click(screen.getByRole('checkbox', { name: /^Send them a link/ }))
    await expect(screen.queryByLabelText('Password')).not.toBeInTheDocument()
    await userEvent.click(save())
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ byLink: true, password: '' })),
    )
  },
}

const identities = [
  { id: 'i1', provider: 'xero', displayName: 'Xero', linkedAt: hoursAgo(900), lastUsedAt: hoursAgo(3) },
]

export const EditWithProvider: Story = {
  args: { user: user({}), identities: <UserIdentities identities={identities} onRemove={fn()} /> },
  decorators: [
    (Story) => (
      <ClockProvider clock={fixedClock(sampleNow)}>
        <Story />
      </ClockProvider>
    ),
  ],
}
export const EditWithoutProvider: Story = {
  args: { user: user({}), identities: <UserIdentities identities={[]} onRemove={fn()} /> },
}
const organisation = 'Harbour & Pine Group'
const named = (...names: string[]) => names.map((name, id) => ({ id, name }))
const holder = user({
  groups: named('Finance', 'Store managers'),
  entities: named('Auckland'),
  helperTables: named('Currencies', 'Regions', 'عملات', 'Taxes', 'Units', 'Holidays'),
  xero2SqlProducts: [{ id: 1, companyName: 'Harbour & Pine NZ' }],
  connectors: named('Orders'),
})

export const Delete: Story = {
  render: () => (
    <DeleteUserDialog user={holder} organisation={organisation} onConfirm={fn()} onClose={fn()} />
  ),
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Ana Rewi?' })
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await expect(within(dialog).getByText('6 helper tables')).toBeVisible()
  },
}
export const DeleteWithoutImpact: Story = {
  render: () => (
    <DeleteUserDialog user={user(longName)} organisation={organisation} onConfirm={fn()} onClose={fn()} />
  ),
}
export const DeleteOnPhones: Story = { ...Delete, globals: { viewport: { value: 'phone' } } }
export const EditWithFactors: Story = {
  args: {
    user: user({}),
    identities: (
      <UserFactors factors={{ authenticators: 2, passkeys: 1, recoveryCodesLeft: 7 }} onReset={fn()} />
    ),
  },
}
