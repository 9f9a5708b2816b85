import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ClockProvider, fixedClock } from '../patterns/clock/Clock.tsx'
import { CreateTokenDialog } from './CreateTokenDialog.tsx'
import { DeleteServiceAccountDialog } from './DeleteServiceAccountDialog.tsx'
import { NewTokenDialog } from './NewTokenDialog.tsx'
import { OwnTokensPanel } from './OwnTokensPanel.tsx'
import { ServiceAccountDialog } from './ServiceAccountDialog.tsx'
import { ServiceAccountTable } from './ServiceAccountTable.tsx'
import {
  accounts,
  birch,
  connectors,
  harbour,
  ownTokens,
  sampleNow,
  secret,
  userTokens,
} from './tokens.samples.ts'
import { UserTokenTable } from './UserTokenTable.tsx'

const show = (element: React.ReactNode) =>
  render(<ClockProvider clock={fixedClock(sampleNow)}>{element}</ClockProvider>)
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const ignore = () => undefined
const [data, till] = accounts
if (!data || !till) throw new Error('The samples have two accounts.')

describe('OwnTokensPanel', () => {
  it('shows the scope, organisations, last characters, times and last use of each token', () => {
    show(<OwnTokensPanel tokens={ownTokens} onCreate={ignore} onRevoke={ignore} />)
    const [first, second] = screen.getAllByRole('listitem')
    expect(first).toHaveTextContent(
      /Nightly refresh.*Read and refresh, all your organisations, ends in 4Xq0, created 22 Oct 2026, expires 20 Jan 2027, last used 12 min ago/,
    )
    expect(second).toHaveTextContent(/Power BI.*Read, Harbour & Pine, ends in a81Z/)
  })

  it('warns of tokens that expire in two weeks at most, or have expired', () => {
    show(<OwnTokensPanel tokens={ownTokens} onCreate={ignore} onRevoke={ignore} />)
    const [first, second, third] = screen.getAllByRole('listitem')
    expect(first).not.toHaveTextContent(/Expires in/)
    expect(second).toHaveTextContent('Expires in 5 days')
    expect(third).toHaveTextContent('Expired')
  })

  it('revokes a token after a confirmation', async () => {
    const onRevoke = vi.fn()
    show(<OwnTokensPanel tokens={ownTokens} onCreate={ignore} onRevoke={onRevoke} />)
    await press('Revoke Power BI')
    expect(onRevoke).not.toHaveBeenCalled()
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Revoke Power BI?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }))
    expect(onRevoke).toHaveBeenCalledExactlyOnceWith(ownTokens[1])
  })

  it('explains what revokes all tokens, and offers service accounts for shared programs', () => {
    show(<OwnTokensPanel tokens={[]} onCreate={ignore} onRevoke={ignore} />)
    const panel = screen.getByRole('region', { name: 'API tokens' })
    expect(panel).toHaveTextContent('You have no API tokens.')
    expect(panel).toHaveTextContent(/Changing your password or your email address revokes all/)
    expect(panel).toHaveTextContent(/use a service account instead/)
  })
})

describe('CreateTokenDialog', () => {
  const open = (props: Partial<React.ComponentProps<typeof CreateTokenDialog>> = {}) => {
    const onSubmit = vi.fn()
    show(
      <CreateTokenDialog
        account={null}
        organisations={[harbour, birch]}
        onSubmit={onSubmit}
        onClose={ignore}
        {...props}
      />,
    )
    return onSubmit
  }
  const type = async (name: string) =>
    userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), name)

  it('creates a token that reads everywhere for 90 days by default', async () => {
    const onSubmit = open()
    await type(' Power BI ')
    await press('Create token')
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
        ...{ name: 'Power BI', scope: 'read', days: 90, organisationIds: null },
      }),
    )
  })

  it('sends the chosen scope, expiry and organisations', async () => {
    const onSubmit = open()
    await type('Import')
    await userEvent.click(screen.getByRole('radio', { name: 'Administer' }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Expires' }), 'After 7 days')
    await userEvent.click(screen.getByRole('radio', { name: 'Only these organisations' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: /Birch Ltd/ }))
    await press('Create token')
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
        ...{ name: 'Import', scope: 'administer', days: 7, organisationIds: ['o2'] },
      }),
    )
  })

  it('requires an organisation if only chosen ones count', async () => {
    const onSubmit = open()
    await type('Import')
    await userEvent.click(screen.getByRole('radio', { name: 'Only these organisations' }))
    await press('Create token')
    expect(await screen.findByText('Choose at least one organisation.')).toBeInTheDocument()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('offers no end only for a service account', async () => {
    open()
    await screen.findByRole('combobox', { name: 'Expires' })
    expect(screen.queryByRole('option', { name: 'Never' })).toBeNull()
  })

  it('creates a token of a service account that never expires', async () => {
    const onSubmit = open({ account: 'Data warehouse', organisations: [] })
    await type('Production')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Expires' }), 'Never')
    await press('Create token')
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ days: null })))
  })
})

describe('NewTokenDialog', () => {
  it('shows the secret with commands that do not contain it', async () => {
    const onClose = vi.fn()
    show(<NewTokenDialog name="Nightly" secret={secret} portal="https://portal.example" onClose={onClose} />)
    const dialog = await screen.findByRole('alertdialog', { name: 'Your new API token' })
    expect(within(dialog).getByLabelText('API token')).toHaveTextContent(secret)
    expect(dialog).toHaveTextContent('It cannot be shown again.')
    expect(dialog.textContent?.split(secret)).toHaveLength(2)
    expect(dialog).toHaveTextContent('tributary login https://portal.example')
    await userEvent.keyboard('{Escape}')
    expect(onClose).not.toHaveBeenCalled()
    await press('Done')
    expect(onClose).toHaveBeenCalledOnce()
  })
})

describe('ServiceAccountTable', () => {
  const handlers = { onCreateToken: vi.fn(), onEdit: vi.fn(), onDelete: vi.fn(), onRevoke: vi.fn() }

  it('shows each account with its rights and its tokens', () => {
    show(<ServiceAccountTable accounts={accounts} {...handlers} />)
    const rows = screen.getAllByRole('row').map((row) => row.textContent)
    expect(rows[1]).toMatch(/Data warehouse.*Organisation administrator.*All.*12 min ago/)
    expect(rows[2]).toMatch(/Production.*ends in Qm7x.*Read and refresh.*Never.*12 min ago/)
    expect(rows[4]).toMatch(/Till in Hamilton.*User.*2/)
    expect(rows[5]).toMatch(/No API tokens yet\./)
  })

  it('creates, edits, deletes and revokes by buttons that name their row', async () => {
    show(<ServiceAccountTable accounts={accounts} {...handlers} />)
    await press('Create token for Till in Hamilton')
    expect(handlers.onCreateToken).toHaveBeenCalledWith(till)
    await press('Edit Till in Hamilton')
    expect(handlers.onEdit).toHaveBeenCalledWith(till)
    await press('Delete Till in Hamilton')
    expect(handlers.onDelete).toHaveBeenCalledWith(till)
    await press('Revoke Staging (ends in 9fLd)')
    expect(handlers.onRevoke).toHaveBeenCalledWith(data.tokens[1])
  })
})

describe('UserTokenTable', () => {
  it('shows the owner, scope, organisations and last use of each token', () => {
    show(<UserTokenTable tokens={userTokens} onRevoke={ignore} />)
    expect(screen.getAllByRole('row')[1]?.textContent).toMatch(
      /Status board.*ends in pp2W.*Bram de Vries.*Read.*All of the owner.*20 Jan 2027.*Never used/,
    )
  })

  it('can be downloaded as CSV', () => {
    show(<UserTokenTable tokens={userTokens} csv={{ organisation: 'Harbour & Pine' }} onRevoke={ignore} />)
    expect(screen.getByRole('button', { name: 'Download CSV 4 rows' })).toBeEnabled()
  })
})

describe('ServiceAccountDialog', () => {
  it('asks for connectors only if the role does not see all', async () => {
    show(<ServiceAccountDialog account={null} connectors={connectors} onSubmit={ignore} onClose={ignore} />)
    expect(await screen.findByRole('checkbox', { name: /Warehouse files/ })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('radio', { name: 'Organisation administrator' }))
    expect(screen.queryByRole('checkbox', { name: /Warehouse files/ })).toBeNull()
  })

  it('saves the name, role and chosen connectors', async () => {
    const onSubmit = vi.fn()
    show(<ServiceAccountDialog account={till} connectors={connectors} onSubmit={onSubmit} onClose={ignore} />)
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), ' 2')
    await userEvent.click(screen.getByRole('radio', { name: 'Excel user' }))
    await userEvent.click(screen.getByRole('checkbox', { name: /Warehouse files/ }))
    await press('Save')
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
        ...{ name: 'Till in Hamilton 2', role: 'ExcelUser', connectorIds: ['c1'] },
      }),
    )
  })
})

describe('DeleteServiceAccountDialog', () => {
  it('names how many tokens stop working, and which', async () => {
    show(<DeleteServiceAccountDialog account={data} onConfirm={ignore} onClose={ignore} />)
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Data warehouse?' })
    expect(dialog).toHaveTextContent(/2 API tokens stop working.*Production, Staging/)
  })

  it('shows that no program stops if there is no token', async () => {
    show(<DeleteServiceAccountDialog account={till} onConfirm={ignore} onClose={ignore} />)
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(/no program stops working/)
  })
})
