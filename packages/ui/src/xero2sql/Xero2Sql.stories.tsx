import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Stack } from '../layout/Stack.tsx'
import { ClockProvider, fixedClock } from '../patterns/clock/Clock.tsx'
import { EmptyState } from '../primitives/EmptyState/EmptyState.tsx'
import { PageHeader } from '../shell/PageHeader.tsx'
import { CompaniesLoading, CompanyList } from './CompanyList.tsx'
import { SynchroniseLinks } from './SynchroniseLinks.tsx'
import { TokenForm } from './TokenForm.tsx'
import { TokenColumns, TokenList } from './TokenList.tsx'
import type { TokenListRow } from './TokenRow.tsx'
import { UpdateCredentialsDialog } from './UpdateCredentialsDialog.tsx'
import { at, companies, longName, organisations, tenant, tokens } from './xero2sql.samples.ts'

const meta: Meta = {
  title: 'Xero2Sql/Screens',
  decorators: [
    (Story) => (
      <ClockProvider clock={fixedClock(at('10:00:00'))}>
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
const list: ComponentProps<typeof CompanyList> = {
  ...{ companies, syncing: [2], notice: null },
  ...{ onDismissNotice: fn(), onSync: fn(), onEdit: fn(), csv: { organisation: 'Harbour & Pine' } },
}
const notice =
  'Please wait 15 minutes from last refresh. It has been 6 minutes since Kauri Ridge Orchards was last refreshed.'

const Companies = (props: Partial<typeof list>) => (
  <>
    <PageHeader
      title="My Entities - Ready to Sync"
      actions={<SynchroniseLinks assignUsersHref="#assign" tokensHref="#tokens" />}
    />
    <CompanyList {...list} {...props} />
  </>
)

export const CompaniesOfUser: Story = {
  render: () => <Companies notice={notice} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sync Kauri Ridge Orchards' }))
    await expect(list.onSync).toHaveBeenLastCalledWith(companies[2])
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Harbour & Pine Ltd' }))
    await expect(list.onEdit).toHaveBeenLastCalledWith(companies[0])
  },
}
export const CompaniesOnPhones: Story = { ...onPhone, render: () => <Companies notice={notice} /> }
export const OtherCompanies: Story = {
  render: () => (
    <Stack gap={4}>
      <CompaniesLoading />
      <CompanyList {...list} companies={[]} />
      <CompanyList {...list} companies={[{ ...companies[0], companyName: longName }]} />
      <SynchroniseLinks assignUsersHref="#assign" tokensHref={null} />
    </Stack>
  ),
}

const dialog: ComponentProps<typeof UpdateCredentialsDialog> = {
  ...{ tenant, busy: false, error: null },
  ...{ onApply: fn(), onDismissError: fn(), onClose: fn() },
}
export const Credentials: Story = { render: () => <UpdateCredentialsDialog {...dialog} /> }
export const CredentialsFailedOnPhones: Story = {
  ...onPhone,
  render: () => (
    <UpdateCredentialsDialog
      {...dialog}
      tenant={{ ...tenant, name: longName, credentials: null }}
      error="Password is required. Please enter your database password."
    />
  ),
}

const form: ComponentProps<typeof TokenForm> = {
  ...{ organisation: organisations[0], busy: false, error: null },
  ...{ onDismissError: fn(), onSubmit: fn() },
}
const rows: readonly TokenListRow[] = [
  ...tokens,
  { email: `${'a.very.long.address.of.someone'.repeat(3)}@example.com`, xeroUserId: 'f'.repeat(200) },
  { email: 'none@harbourpine.example', xeroUserId: 'e5-11', organisations: [] },
  {
    email: 'failed@harbourpine.example',
    xeroUserId: 'e6-12',
    failure: { message: 'Failed to connect to server.', onRetry: fn() },
  },
]

function Tokens({ open: first }: { open: readonly string[] }) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(first))
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<{ xeroUserId: string; id: string } | null>(null)
  const organisation = organisations.find(({ id }) => id === chosen?.id)
  return (
    <TokenColumns
      list={
        <TokenList
          tokens={rows}
          open={open}
          onToggle={(id) => setOpen(new Set(open.has(id) ? [] : [id]))}
          search={search}
          onSearch={setSearch}
          chosen={chosen}
          onChoose={({ xeroUserId }, { id }) => setChosen({ xeroUserId, id })}
        />
      }
      form={
        organisation ? (
          <TokenForm key={organisation.id} {...form} organisation={organisation} />
        ) : (
          <EmptyState title="Choose an organisation to set where its figures are stored." />
        )
      }
    />
  )
}

export const TokensByKeyboard: Story = {
  render: () => <Tokens open={['e5-11', 'e6-12', 'c07e-11d2']} />,
  play: async ({ canvas, userEvent, step }) => {
    await step('a token expands, and the arrows pick among its organisations', async () => {
      canvas.getByRole('button', { name: 'ana.rewi@harbourpine.example' }).focus()
      await userEvent.keyboard('{Enter}')
      await userEvent.click(canvas.getByRole('radio', { name: 'Harbour & Pine Ltd' }))
      await userEvent.keyboard('{ArrowDown}{ArrowUp}')
      await expect(canvas.getByRole('radio', { name: 'Harbour & Pine Ltd' })).toBeChecked()
    })
    await step('shows next to the field that passwords differ, and sends nothing', async () => {
      await userEvent.type(canvas.getByLabelText('Password'), 'abc')
      await userEvent.type(canvas.getByLabelText('Confirm password'), 'abd')
      await userEvent.tab()
      await userEvent.tab()
      await expect(await canvas.findByText('Does not match Password')).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Submit' })).toBeDisabled()
    })
  },
}
export const TokensFailing: Story = { render: () => <Tokens open={['e6-12', 'e5-11', 'c07e-11d2']} /> }
export const TokensOnPhones: Story = { ...onPhone, render: () => <Tokens open={['5b1f-90ac']} /> }
export const TokenFormFailed: Story = {
  render: () => <TokenForm {...form} error="This host is not allowed." busy />,
}
