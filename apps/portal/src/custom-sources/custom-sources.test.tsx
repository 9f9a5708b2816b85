import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { connector, eli, fakeBackend, refusal, type } from '../test/fake-backend.ts'
import { address, freshBrowser, openPortal } from '../test/open-portal.tsx'
import { savedSources, source } from './custom-sources.samples.ts'

freshBrowser()

const base = '/business2cloud/clients/acme/custom-sources'
const olga = { ...eli, firstName: 'Olga', role: 'OrganisationAdmin', roleLevel: 2 }
const types = 'GET /business2cloud/clients/connector-types'

async function open(path: string, answers: object = savedSources().answers, viewer: object = olga) {
  const backend = fakeBackend({
    'POST /auth/refresh': viewer,
    [types]: [type('ftp'), type('custom')],
    ...(answers as Record<string, object>),
  })
  await openPortal(path, backend)
  return backend
}

const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Manifest' })
const write = async (text: string) => fireEvent.change(await box(), { target: { value: text } })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const saveEnabled = () => waitFor(() => expect(button('Save').disabled).toBe(false))

describe('the list of custom sources', () => {
  it('explains manifests to an organisation without sources', async () => {
    await open('/connectors/custom/sources')
    expect(await screen.findByRole('heading', { name: 'Your system is not in the list?' })).toBeDefined()
    await userEvent.click(screen.getByRole('link', { name: 'Add a source' }))
    expect(address()).toBe('/connectors/custom/sources/new')
  })

  it('shows the sources with a link that connects each', async () => {
    await open('/connectors/custom/sources', {
      [`GET ${base}`]: [
        source('Acme', { Connectors: 3, Version: 7 }),
        source('Shelf', { Id: 'file:shelf', Origin: 'installation', ChangedAtUtc: null, ChangedBy: null }),
      ],
    })
    const row = await screen.findByRole('row', { name: /^Acme/ })
    expect(within(row).getByRole('link', { name: 'Acme' }).getAttribute('href')).toBe(
      '/connectors/custom/sources/acme',
    )
    expect(within(row).getByText(/by Ana Rewi/)).toBeDefined()
    const shelf = screen.getByRole('row', { name: /^Shelf/ })
    expect(within(shelf).getByText('Installation')).toBeDefined()
    expect(within(shelf).getByRole('link', { name: 'Connect Shelf' }).getAttribute('href')).toBe(
      '/connectors/custom/manage?new=true&source=file%3Ashelf',
    )
  })

  it('shows why the sources could not be loaded', async () => {
    await open('/connectors/custom/sources', { [`GET ${base}`]: refusal(500, 'No luck.') })
    expect(await screen.findByText('No luck.')).toBeDefined()
  })

  it('is not open to users who must not edit connectors', async () => {
    const backend = await open('/connectors/custom/sources', savedSources().answers, eli)
    expect(screen.queryByRole('heading', { name: 'Custom sources' })).toBeNull()
    expect(backend.calls).not.toContain(`GET ${base}`)
  })
})

describe('the editor of a custom source', () => {
  it('shows faults next to their lines and puts the caret there', async () => {
    await open('/connectors/custom/sources/new')
    await write('name: Acme\nbase: https://x\n  fault: here\nend: 1')
    const faults = await screen.findByRole('list', { name: 'Faults' })
    expect(faults.textContent).toContain('Line 3streams.2: The column number is not declared.')
    expect(screen.getByText('Correct 1 fault to save.')).toBeDefined()
    expect(button('Save').disabled).toBe(true)
    await userEvent.click(within(faults).getByRole('button', { name: 'Line 3' }))
    const field = await box()
    expect(document.activeElement).toBe(field)
    expect(field.selectionStart).toBe('name: Acme\nbase: https://x\n  '.length)
  })

  it('announces the result of the check', async () => {
    await open('/connectors/custom/sources/new')
    await write('name: Acme')
    expect(await screen.findByText('No faults. 2 tables.')).toBeDefined()
    await write('fault')
    expect(
      await screen.findByText('1 fault. Line 1: streams.0: The column number is not declared.'),
    ).toBeDefined()
  })

  it('shows what was read', async () => {
    await open('/connectors/custom/sources/new')
    await write('name: Shelf')
    const panel = await screen.findByRole('region', { name: 'What was read' })
    await waitFor(() => expect(panel.textContent).toContain('Shelf'))
    expect(panel.textContent).toContain('API keysecret')
    expect(panel.textContent).toContain('customers')
    expect(panel.textContent).toContain('{shop}.acme.example')
  })

  it('checks the latest text, even if an earlier response is late', async () => {
    const { answers } = savedSources()
    const late = Promise.withResolvers<void>()
    const check = answers[`POST ${base}/check`] as (sent: object) => object
    const backend = await open('/connectors/custom/sources/new', {
      ...answers,
      [`POST ${base}/check`]: async (sent: { body: { Text: string } }) => {
        if (sent.body.Text === 'fault') await late.promise
        return check(sent)
      },
    })
    await write('fault')
    await waitFor(() => expect(backend.calls).toContain(`POST ${base}/check`))
    await write('name: Acme')
    await screen.findByText('No faults. 2 tables.')
    late.resolve()
    await saveEnabled()
    expect(screen.queryByRole('list', { name: 'Faults' })).toBeNull()
  })

  it('adds a source and stays in its editor', async () => {
    const sources = savedSources()
    await open('/connectors/custom/sources/new', sources.answers)
    await write('name: Acme')
    await saveEnabled()
    await userEvent.click(button('Save'))
    await screen.findByRole('heading', { level: 1, name: 'Acme' })
    expect(address()).toBe('/connectors/custom/sources/acme')
    expect(sources.textsOf('acme')[0]?.Text).toBe('name: Acme')
    expect(screen.getByText('There are no changes to save.')).toBeDefined()
  })

  it('saves a new version', async () => {
    const sources = savedSources(['name: Acme'])
    await open('/connectors/custom/sources/acme', sources.answers)
    await write('name: Acme\nmore: 1')
    await saveEnabled()
    expect(screen.getByText('Saves version 2.')).toBeDefined()
    await userEvent.click(button('Save'))
    await screen.findByText(/^Version 2, saved/)
    expect(sources.textsOf('acme')).toHaveLength(2)
  })

  it('keeps the text when another user has saved a newer version, and shows that one', async () => {
    const sources = savedSources(['name: Acme\nlimit: 1'])
    await open('/connectors/custom/sources/acme', sources.answers)
    await write('name: Acme\nlimit: 2')
    await saveEnabled()
    sources.write('acme', 'name: Acme\nlimit: 3', { By: 'Tom Baker' })
    await userEvent.click(button('Save'))
    await screen.findByText(/Tom Baker has saved version 2 in the meantime. Your text is still here./)
    expect((await box()).value).toBe('name: Acme\nlimit: 2')
    await userEvent.click(button('View version 2'))
    const dialog = await screen.findByRole('dialog', { name: 'Version 2' })
    expect(within(dialog).getByText('limit: 3')).toBeDefined()
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    await userEvent.click(button('Save mine as the newest'))
    await screen.findByText(/^Version 3, saved/)
    expect(sources.textsOf('acme')[0]?.Text).toBe('name: Acme\nlimit: 2')
  })

  it('shows why a source could not be added', async () => {
    await open('/connectors/custom/sources/new', savedSources(['name: Acme']).answers)
    await write('name: Acme')
    await saveEnabled()
    await userEvent.click(button('Save'))
    expect(await screen.findByText('Your organisation already has a source named Acme.')).toBeDefined()
  })

  it('asks before unsaved changes are lost', async () => {
    await open('/connectors/custom/sources/new')
    await write('name: Acme')
    await userEvent.click(screen.getByRole('link', { name: 'Custom sources' }))
    expect(await screen.findByRole('alertdialog', { name: 'Discard your changes?' })).toBeDefined()
    await userEvent.click(button('Keep editing'))
    expect((await box()).value).toBe('name: Acme')
  })

  it('inserts the example', async () => {
    await open('/connectors/custom/sources/new')
    await box()
    await userEvent.click(button('Insert an example'))
    expect((await box()).value).toContain('name: Acme')
    expect(screen.queryByRole('button', { name: 'Insert an example' })).toBeNull()
  })

  it('opens a file, and asks before it replaces a changed text', async () => {
    await open('/connectors/custom/sources/new')
    await box()
    const picker = document.querySelector<HTMLInputElement>('input[type="file"]')
    if (!picker) throw new Error('The file field is missing.')
    await userEvent.upload(picker, new File(['name: Shelf'], 'shelf.yaml'))
    await waitFor(async () => expect((await box()).value).toBe('name: Shelf'))
    await userEvent.upload(picker, new File(['name: Other'], 'other.yaml'))
    const question = await screen.findByRole('alertdialog', { name: 'Replace the manifest?' })
    expect(question.textContent).toContain('other.yaml')
    await userEvent.click(within(question).getByRole('button', { name: 'Replace' }))
    await waitFor(async () => expect((await box()).value).toBe('name: Other'))
  })

  it('does not open a picture', async () => {
    await open('/connectors/custom/sources/new')
    const field = await box()
    const picture = new File(['\0PNG'], 'picture.png')
    fireEvent.drop(field, { dataTransfer: { types: ['Files'], files: [picture] } })
    expect(await screen.findByText('This file is not a manifest. Open a YAML text.')).toBeDefined()
    expect(field.value).toBe('')
  })

  it('checks again after a failed check', async () => {
    const { answers } = savedSources()
    let works = false
    const check = answers[`POST ${base}/check`] as (sent: object) => object
    await open('/connectors/custom/sources/new', {
      ...answers,
      [`POST ${base}/check`]: (sent: object) => (works ? check(sent) : refusal(500, 'No luck.')),
    })
    await write('name: Acme')
    expect(await screen.findByText('The manifest could not be checked.')).toBeDefined()
    works = true
    await userEvent.click(button('Check again'))
    expect(await screen.findByText('No faults')).toBeDefined()
  })

  it('does not change a source of the installation', async () => {
    await open('/connectors/custom/sources/file:shelf', {
      ...savedSources().answers,
      [`GET ${base}/*`]: {
        ...source('Shelf', { Id: 'file:shelf', Origin: 'installation', ChangedAtUtc: null }),
        Text: 'name: Shelf',
      },
    })
    expect((await box()).readOnly).toBe(true)
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  })

  const tried = {
    Request: {
      Method: 'GET',
      Url: 'https://birch.acme.example/customers?key=••••',
      Headers: [{ Name: 'Authorization', Value: '••••' }],
      Body: null,
    },
    Status: 200,
    Preview: { Columns: [{ Name: 'id', Type: 'bigint' }], Rows: [['7']], HasMore: true },
    Error: null,
    Notes: ['The column name is empty.'],
  }
  const openTry = async (answer: unknown, path = '/connectors/custom/sources/new', more: object = {}) => {
    const sent: object[] = []
    await open(path, {
      ...savedSources().answers,
      [`POST ${base}/try`]: ({ body }: { body: object }) => {
        sent.push(body)
        return answer
      },
      ...more,
    })
    return { sent }
  }

  it('tries a table and shows the request and the first page', async () => {
    const { sent } = await openTry(tried)
    await write('name: Acme')
    const form = within(await screen.findByRole('form', { name: 'Try a table' }))
    await userEvent.selectOptions(form.getByLabelText('Table'), 'orders')
    await userEvent.type(form.getByLabelText('Shop'), 'birch')
    await userEvent.type(form.getByLabelText('API key'), 's3cret')
    await userEvent.click(form.getByRole('button', { name: 'Try' }))
    const rows = await screen.findByRole('table', { name: 'orders' })
    expect(within(rows).getByText('7')).toBeDefined()
    const panel = screen.getByRole('region', { name: 'Try a table' })
    expect(panel.textContent).toContain('GET https://birch.acme.example/customers?key=••••')
    expect(panel.textContent).toContain('200')
    expect(panel.textContent).toContain('The column name is empty.')
    expect(sent).toEqual([
      {
        Text: 'name: Acme',
        Table: 'orders',
        Properties: [
          { Name: 'custom.setting.shop', Value: 'birch' },
          { Name: 'custom.secret.apiKey', Value: 's3cret' },
        ],
      },
    ])
    await write('name: Acme 2')
    expect(await screen.findByText('The manifest has changed since then.')).toBeDefined()
  })

  it('does not try without the required settings', async () => {
    const { sent } = await openTry(tried)
    await write('name: Acme')
    await userEvent.click(await screen.findByRole('button', { name: 'Try' }))
    expect(await screen.findAllByText('required', { selector: 'p *' })).toHaveLength(2)
    expect(sent).toEqual([])
  })

  it('shows why a table could not be read', async () => {
    const error = 'Acme does not accept the API key.'
    await openTry({ ...tried, Status: 401, Preview: null, Error: error, Notes: [] })
    await write('name: Acme')
    const form = within(await screen.findByRole('form', { name: 'Try a table' }))
    await userEvent.type(form.getByLabelText('Shop'), 'birch')
    await userEvent.type(form.getByLabelText('API key'), 'wrong')
    await userEvent.click(form.getByRole('button', { name: 'Try' }))
    expect(await screen.findByText(error)).toBeDefined()
    expect(screen.getByText('401')).toBeDefined()
  })

  it('names the setting that a try was refused for', async () => {
    await openTry(refusal(400, 'custom.secret.apiKey: Please enter this again.'))
    await write('name: Acme')
    const form = within(await screen.findByRole('form', { name: 'Try a table' }))
    await userEvent.type(form.getByLabelText('Shop'), 'birch')
    await userEvent.type(form.getByLabelText('API key'), 'k')
    await userEvent.click(form.getByRole('button', { name: 'Try' }))
    expect(await screen.findByText('API key: Please enter this again.')).toBeDefined()
  })

  it('tries with the stored secrets of a connector', async () => {
    const Properties = Object.entries({
      'custom.source': 'acme',
      'custom.setting.shop': 'birch',
      'custom.secret.apiKey': '',
    }).map(([Name, Value], at) => ({ Id: `p${at}`, Name, Value, ClientConnectorId: 'Birch' }))
    const { sent } = await openTry(tried, '/connectors/custom/sources/acme', {
      [`GET ${base}/*`]: { ...source('Acme', { Connectors: 1 }), Text: 'name: Acme' },
      'GET /business2cloud/clients/acme/connectors/custom': [connector('Birch', { Properties })],
    })
    await userEvent.selectOptions(await screen.findByLabelText('Settings'), 'Settings of Birch')
    await userEvent.click(button('Try'))
    await screen.findByRole('table', { name: 'customers' })
    expect(sent).toMatchObject([
      {
        ClientConnectorId: 'Birch',
        Properties: [
          { Name: 'custom.setting.shop', Value: 'birch' },
          { Name: 'custom.secret.apiKey', Value: '' },
        ],
      },
    ])
  })

  it('shows who saved each version, and restores one', async () => {
    const sources = savedSources(['name: Acme\nlimit: 1'])
    sources.write('acme', 'name: Acme\nlimit: 2', { By: 'Tom Baker' })
    await open('/connectors/custom/sources/acme', sources.answers)
    await box()
    await userEvent.click(button('Versions'))
    const list = await screen.findByRole('list', { name: 'Versions' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^Version 2Current.*by Tom BakerView$/),
      expect.stringMatching(/^Version 1.*by Ana RewiView$/),
    ])
    await userEvent.click(within(list).getByRole('button', { name: 'View version 1' }))
    const dialog = await screen.findByRole('dialog', { name: 'Version 1 of Acme' })
    const lines = await within(dialog).findByRole('region', { name: 'Version 1' })
    expect(lines.textContent).toContain('−Removed: limit: 2')
    expect(lines.textContent).toContain('+Added: limit: 1')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Restore version 1' }))
    const question = await screen.findByRole('alertdialog', { name: 'Restore version 1?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Restore' }))
    await screen.findByText(/^Version 3, saved/)
    expect((await box()).value).toBe('name: Acme\nlimit: 1')
    expect(sources.textsOf('acme')[0]).toMatchObject({ Number: 3, Restored: 1 })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('does not restore a version over unsaved changes', async () => {
    const sources = savedSources(['name: Acme\nlimit: 1'])
    sources.write('acme', 'name: Acme\nlimit: 2')
    await open('/connectors/custom/sources/acme', sources.answers)
    await write('name: Acme\nlimit: 3')
    await userEvent.click(button('Versions'))
    await userEvent.click(await screen.findByRole('button', { name: 'View version 1' }))
    const restore = await screen.findByRole<HTMLButtonElement>('button', { name: 'Restore version 1' })
    expect(restore.disabled).toBe(true)
    expect(screen.getByText(/Save or discard your changes/)).toBeDefined()
  })

  it('deletes a source', async () => {
    const sources = savedSources(['name: Acme'])
    await open('/connectors/custom/sources/acme', sources.answers)
    await box()
    await userEvent.click(button('Delete'))
    const question = await screen.findByRole('alertdialog', { name: 'Delete Acme?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
    await screen.findByRole('heading', { name: 'Your system is not in the list?' })
    expect(sources.textsOf('acme')).toEqual([])
  })

  it('shows why a source cannot be deleted', async () => {
    await open('/connectors/custom/sources/acme', {
      ...savedSources(['name: Acme']).answers,
      [`DELETE ${base}/*`]: refusal(409, 'Connectors read this source: Birch. Delete them first.'),
    })
    await box()
    await userEvent.click(button('Delete'))
    const question = await screen.findByRole('alertdialog', { name: 'Delete Acme?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
    expect(await within(question).findByText(/Connectors read this source: Birch./)).toBeDefined()
  })

  it('returns to the list if the source no longer exists', async () => {
    await open('/connectors/custom/sources/gone')
    await waitFor(() => expect(address()).toBe('/connectors/custom/sources'))
    expect(await screen.findByText('This source no longer exists.')).toBeDefined()
  })
})
