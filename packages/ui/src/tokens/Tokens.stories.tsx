import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { ClockProvider, fixedClock } from '../patterns/clock/Clock.tsx'
import { CreateTokenDialog } from './CreateTokenDialog.tsx'
import { DeleteServiceAccountDialog } from './DeleteServiceAccountDialog.tsx'
import { NewTokenDialog } from './NewTokenDialog.tsx'
import { NoServiceAccounts } from './NoServiceAccounts.tsx'
import { OwnTokensPanel } from './OwnTokensPanel.tsx'
import { OwnTokensFailure, OwnTokensSkeleton } from './OwnTokensWaiting.tsx'
import { ProgramsHeader } from './ProgramsHeader.tsx'
import { ProgramsSections, ProgramsSkeleton } from './ProgramsSections.tsx'
import { RevokeTokenDialog } from './RevokeTokenDialog.tsx'
import { ServiceAccountDialog } from './ServiceAccountDialog.tsx'
import { type AccountWithTokens, ServiceAccountTable } from './ServiceAccountTable.tsx'
import {
  accounts,
  birch,
  connectors,
  harbour,
  ownTokens,
  sampleNow,
  secret,
  token,
  userTokens,
} from './tokens.samples.ts'
import { UserTokenTable } from './UserTokenTable.tsx'

const meta: Meta = {
  title: 'Tokens',
  decorators: [
    (Story) => (
      <ClockProvider clock={fixedClock(sampleNow)}>
        <main>
          <Story />
        </main>
      </ClockProvider>
    ),
  ],
  globals: { viewport: { value: 'desktop' } },
}
export default meta
type Story = StoryObj

const onPhone = { globals: { viewport: { value: 'phone' } } }
const network = 'Failed to connect to server. Please check your internet connection and try again.'
const longName = 'Nightly refresh of every connector of the shops in Te Awamutu and Whangārei'

const panel = (props: Partial<ComponentProps<typeof OwnTokensPanel>> = {}): Story => ({
  render: () => <OwnTokensPanel tokens={ownTokens} onCreate={fn()} onRevoke={fn()} {...props} />,
})

export const OwnTokens = panel()
export const OwnTokensOnPhones: Story = { ...panel(), ...onPhone }
export const NoTokens = panel({ tokens: [] })
export const LoadingTokens: Story = { render: () => <OwnTokensSkeleton /> }
export const TokensNotLoaded: Story = {
  render: () => <OwnTokensFailure message={network} onRetry={fn()} />,
}
export const LongNames = panel({
  tokens: [token({ name: longName, organisations: [harbour, birch, { id: 'o3', name: longName }] })],
})
export const LongNamesOnPhones: Story = { ...LongNames, ...onPhone }
export const Revoking: Story = {
  ...panel(),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke Power BI' }))
    await expect(await screen.findByRole('button', { name: 'Cancel' })).toHaveFocus()
  },
}

const create = (props: Partial<ComponentProps<typeof CreateTokenDialog>> = {}): Story => ({
  render: () => (
    <CreateTokenDialog
      account={null}
      organisations={[harbour, birch]}
      onSubmit={fn()}
      onClose={fn()}
      {...props}
    />
  ),
})

export const RevokingOfUser: Story = {
  render: () => <RevokeTokenDialog token={token()} onConfirm={fn()} onClose={fn()} />,
}

export const CreateToken = create()
export const CreateTokenOnPhones: Story = { ...create(), ...onPhone }
export const CreateTokenForAccount = create({ account: 'Data warehouse', organisations: [] })
export const CreatingToken = create({ busy: true })
export const NotCreated = create({ error: 'There can be up to 50 API tokens. Revoke one first.' })
export const NameMissing: Story = {
  ...create(),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create token' }))
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('required')
  },
}
export const OrganisationsMissing: Story = {
  ...create(),
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Power BI')
    await userEvent.click(screen.getByRole('radio', { name: 'Only these organisations' }))
    await userEvent.click(screen.getByRole('button', { name: 'Create token' }))
    await expect(await screen.findByText('Choose at least one organisation.')).toBeVisible()
  },
}

const created = (
  <NewTokenDialog name="Nightly refresh" secret={secret} portal="https://portal.example" onClose={fn()} />
)
export const NewToken: Story = { render: () => created }
export const NewTokenOnPhones: Story = { ...NewToken, ...onPhone }

const handlers = { onCreateToken: fn(), onEdit: fn(), onDelete: fn(), onRevoke: fn() }

function Programs({ all = accounts }: { all?: readonly AccountWithTokens[] }) {
  return (
    <>
      <ProgramsHeader
        summary="Service accounts and API tokens that work in Harbour & Pine"
        onAdd={all.length > 0 ? fn() : undefined}
      />
      <ProgramsSections
        accounts={
          all.length > 0 ? (
            <ServiceAccountTable accounts={all} csv={{ organisation: harbour.name }} {...handlers} />
          ) : (
            <NoServiceAccounts onAdd={fn()} />
          )
        }
        userTokens={
          <UserTokenTable
            tokens={all.length > 0 ? userTokens : []}
            csv={{ organisation: harbour.name }}
            onRevoke={fn()}
          />
        }
      />
    </>
  )
}

const many = Array.from({ length: 200 }, (_, at) => ({
  ...{ id: `m${at}`, name: `Till ${at + 1}`, role: 'User', connectors, createdAt: sampleNow },
  tokens: [token({ id: `mt${at}`, name: 'Production', hint: String(1000 + at) })],
}))
const long = accounts.map((account) => ({ ...account, name: longName, tokens: [token({ name: longName })] }))

export const ProgramsOfOrganisation: Story = { render: () => <Programs /> }
export const ProgramsOnPhones: Story = { render: () => <Programs />, ...onPhone }
export const NoPrograms: Story = { render: () => <Programs all={[]} /> }
export const NoProgramsOnPhones: Story = { ...NoPrograms, ...onPhone }
export const ManyPrograms: Story = { render: () => <Programs all={many} /> }
export const LongProgramNames: Story = { render: () => <Programs all={long} /> }
export const LoadingPrograms: Story = {
  render: () => (
    <>
      <ProgramsHeader />
      <ProgramsSkeleton />
    </>
  ),
}

const account = (props: Partial<ComponentProps<typeof ServiceAccountDialog>> = {}): Story => ({
  render: () => (
    <ServiceAccountDialog account={null} connectors={connectors} onSubmit={fn()} onClose={fn()} {...props} />
  ),
})

export const AddAccount = account()
export const AddAccountOnPhones: Story = { ...account(), ...onPhone }
export const EditAccount = account({ account: accounts[1] ?? null })
export const EditAdministrator = account({ account: accounts[0] ?? null })
export const LoadingConnectors = account({ connectors: undefined })
export const ConnectorsNotLoaded = account({
  connectors: undefined,
  failure: { message: network, onRetry: fn() },
})
export const AccountNotSaved = account({
  error: 'This organisation already has a service account named Data warehouse.',
})
export const SavingAccount = account({ busy: true })

const deleting = (which: number): Story => ({
  render: () => {
    const asked = accounts[which]
    return asked ? <DeleteServiceAccountDialog account={asked} onConfirm={fn()} onClose={fn()} /> : <span />
  },
})
export const DeletingAccount = deleting(0)
export const DeletingUnusedAccount = deleting(1)
