import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { plainAuditFilter } from '@tributary/sdk/audit'
import { describe, expect, it, vi } from 'vitest'
import { savedFiles } from '../test/saved-files.ts'
import { AuditCsvButton } from './AuditCsvButton.tsx'
import { AuditFilterBar } from './AuditFilterBar.tsx'
import { AuditTable } from './AuditTable.tsx'
import { AuditVerification } from './AuditVerification.tsx'
import { broken, entries, intact, people } from './audit.samples.ts'

const rows = () => screen.getAllByRole('row').map((row) => row.textContent)
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

describe('AuditTable', () => {
  const show = () =>
    render(<AuditTable entries={entries} hrefOf={(filter) => `#${JSON.stringify(filter)}`} />)

  it('shows when, who, what, the object, before and after, and where from', () => {
    show()
    expect(rows()[1]).toMatch(
      /21 Nov 2026, .*Ingrid SolheimConnector changedHarbour & PineShop in Hamiltonc1Name Shop →becomes Shop in Hamilton203\.0\.113\.76f1d2c3b$/,
    )
  })

  it('names the API token of a change', () => {
    show()
    expect(rows()[2]).toMatch(/Data warehousewith the API token Nightly refresh/)
  })

  it('distinguishes the server from an attempt without a user', () => {
    show()
    expect(rows()[4]).toMatch(/Not signed inSign-in refused/)
    expect(rows()[6]).toMatch(/ServerAudit log old entries deleted/)
  })

  it('links to the other entries of an object and of a person', () => {
    show()
    const about = screen.getAllByRole('link', { name: 'Show only entries about Shop in Hamilton' })
    expect(about[0]).toHaveAttribute('href', '#{"target":"c1"}')
    const by = screen.getAllByRole('link', { name: 'Show only entries by Ingrid Solheim' })
    expect(by[0]).toHaveAttribute('href', '#{"actor":"u1"}')
    expect(screen.queryByRole('link', { name: /An administrator/ })).toBeNull()
  })

  it('shows three values, and all of them on demand', async () => {
    show()
    expect(rows()[3]).not.toContain('Microsoft ID')
    await press('2 more')
    expect(rows()[3]).toMatch(/Microsoft ID set.*Security groups .*Finance →becomes nothing/)
  })
})

describe('AuditFilterBar', () => {
  const show = (props: Partial<React.ComponentProps<typeof AuditFilterBar>> = {}) => {
    const onFilter = vi.fn()
    const { filter = plainAuditFilter } = props
    render(
      <AuditFilterBar
        mayEverything
        people={people}
        targetName={null}
        {...props}
        filter={filter}
        onFilter={onFilter}
      />,
    )
    return onFilter
  }

  it('limits the list to a person, a group of actions and a period', async () => {
    const onFilter = show()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Who' }), 'Bram de Vries')
    expect(onFilter).toHaveBeenLastCalledWith({ ...plainAuditFilter, actor: 'u2' })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What' }), 'Connector')
    expect(onFilter).toHaveBeenLastCalledWith({ ...plainAuditFilter, action: 'connector' })
    await userEvent.type(screen.getByLabelText('From'), '2026-11-01')
    expect(onFilter).toHaveBeenLastCalledWith({ ...plainAuditFilter, from: '2026-11-01' })
  })

  it('offers everything only to those who may see it', async () => {
    const onFilter = show()
    await userEvent.click(screen.getByRole('radio', { name: 'Everything' }))
    expect(onFilter).toHaveBeenLastCalledWith({ ...plainAuditFilter, everything: true })
  })

  it('has no scope for administrators of an organisation', () => {
    show({ mayEverything: false })
    expect(screen.queryByRole('radio', { name: 'Everything' })).toBeNull()
  })

  it('shows the object that the list is limited to, and returns to all', async () => {
    const filter = { ...plainAuditFilter, target: 'c1' }
    const onFilter = show({ filter, targetName: 'Shop in Hamilton' })
    expect(screen.getByText('Only Shop in Hamilton')).toBeInTheDocument()
    await press('Show all objects')
    expect(onFilter).toHaveBeenLastCalledWith(plainAuditFilter)
  })

  it('keeps a person and an action of the address that are not in its lists', () => {
    show({ filter: { ...plainAuditFilter, actor: 'gone', action: 'connector.changed' } })
    expect(screen.getByRole('combobox', { name: 'Who' })).toHaveDisplayValue('One user')
    expect(screen.getByRole('combobox', { name: 'What' })).toHaveDisplayValue('connector.changed')
  })
})

describe('AuditCsvButton', () => {
  it('states the most entries, and saves those that are loaded', async () => {
    const files = savedFiles()
    const onLoad = async () => ({ entries, hasMore: false })
    render(<AuditCsvButton most={10_000} organisation="Harbour & Pine" onLoad={onLoad} />)
    expect(screen.getByRole('status')).toHaveTextContent('that match the filters, at most 10,000')
    await press('Download CSV')
    const [file] = await files()
    expect(file?.name).toMatch(/^Audit log - Harbour & Pine - /)
    expect(file?.text.split('\r\n')[1]).toMatch(
      /"Ingrid Solheim","","Connector changed","Harbour & Pine","Shop in Hamilton","Name: Shop → Shop in Hamilton","203.0.113.7","6f1d2c3b-/,
    )
  })

  it('shows that there are more entries than the file has', async () => {
    const onLoad = async () => ({ entries, hasMore: true })
    render(<AuditCsvButton most={10_000} organisation={null} onLoad={onLoad} />)
    await press('Download CSV')
    expect(await screen.findByText(/^More than 10,000 entries match/)).toBeInTheDocument()
  })

  it('shows that the entries could not be loaded', async () => {
    render(<AuditCsvButton most={10_000} organisation={null} onLoad={() => Promise.reject(new Error())} />)
    await press('Download CSV')
    expect(await screen.findByText(/^The file could not be created/)).toBeInTheDocument()
  })
})

describe('AuditVerification', () => {
  it('shows the number of entries and the hash of an intact log', () => {
    render(<AuditVerification result={intact} onDismiss={() => undefined} />)
    expect(screen.getByRole('status')).toHaveTextContent(
      /The chain is intact. It has 182,400 entries.*5f0c7e2a/,
    )
  })

  it('names the entries that were changed', () => {
    render(<AuditVerification result={broken} onDismiss={() => undefined} />)
    expect(screen.getByRole('alert')).toHaveTextContent(
      /2 entries were changed, deleted or inserted\..*Affected entries: 4100, 4101/,
    )
  })
})
