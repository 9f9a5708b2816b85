import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { eli, fakeBackend, refusal, type } from '../test/fake-backend.ts'
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
    if (!picker) throw new Error('There is no file field.')
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

  it('returns to the list if the source no longer exists', async () => {
    await open('/connectors/custom/sources/gone')
    await waitFor(() => expect(address()).toBe('/connectors/custom/sources'))
    expect(await screen.findByText('This source no longer exists.')).toBeDefined()
  })
})
