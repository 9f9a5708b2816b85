import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { signInRow } from '../organisation-sign-in/organisation-sign-in.samples.ts'
import { eli, fakeBackend } from '../test/fake-backend.ts'
import { freshBrowser, openPortal } from '../test/open-portal.tsx'
import { writtenRow } from '../webhooks/webhooks.samples.ts'
import { provisioningRow, scimTokenRow } from './scim.samples.ts'

freshBrowser()

const base = '/organisations/acme/scim'
const olga = { ...eli, firstName: 'Olga', role: 'OrganisationAdmin', roleLevel: 2 }

async function open(answers: Record<string, object>) {
  const backend = fakeBackend({
    'POST /auth/refresh': olga,
    'GET /organisations/acme/sign-in': signInRow(),
    [`GET ${base}`]: provisioningRow(),
    ...answers,
  })
  await openPortal('/admin/sign-in', backend)
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

/** Answers a call, and keeps the bodies it was sent. */
function keeping(answer: object) {
  const bodies: unknown[] = []
  const reply = ({ body }: { body?: unknown }) => {
    bodies.push(body)
    return answer
  }
  return { bodies, reply }
}

describe('the provisioning of an organisation', () => {
  it('is turned off only after a confirmation', async () => {
    const { bodies, reply } = keeping(writtenRow(provisioningRow({ Active: false })))
    await open({ [`POST ${base}/state`]: reply })
    const name = 'Accept requests of the directory'
    await userEvent.click(await screen.findByRole('switch', { name }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Turn SCIM off?' })
    expect(bodies).toEqual([])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Turn off' }))
    expect(await screen.findByRole('switch', { name, checked: false })).toBeDefined()
    expect(bodies).toEqual([{ Active: false }])
  })

  it('shows a new token once, which replaces the previous one', async () => {
    const created = { ...scimTokenRow({ Id: 's-2', Hint: 'new1' }), Secret: 'trb_new1' }
    const { bodies, reply } = keeping(writtenRow(created))
    await open({ [`POST ${base}/tokens`]: reply })
    await press('Replace SCIM (ends in Wq9c)')
    await userEvent.type(await screen.findByLabelText('Name'), ' test')
    await press('Create')
    expect(await screen.findByDisplayValue('trb_new1')).toBeDefined()
    await press('Done')
    expect(await screen.findByRole('button', { name: 'Replace SCIM (ends in new1)' })).toBeDefined()
    expect(screen.queryByDisplayValue('trb_new1')).toBeNull()
    expect(screen.queryByRole('button', { name: /Wq9c/ })).toBeNull()
    expect(bodies).toEqual([
      { Name: expect.stringMatching(/^Acme sign-in, \d+ \w+ \d{4} test$/), Days: 365, Replaces: 's-1' },
    ])
  })

  it('shows why requests failed', async () => {
    const Failures = [
      {
        ...{ AtUtc: '2026-11-21T07:00:00Z', Action: 'create', Resource: 'user', Status: 409 },
        ...{ Subject: 'una@acme.example', Reason: 'The address is taken.', Count: 3 },
      },
    ]
    await open({ [`GET ${base}`]: provisioningRow({ Failures }) })
    expect(await screen.findByText('una@acme.example')).toBeDefined()
    expect(screen.getByText('The address is taken.')).toBeDefined()
    expect(screen.getByText('3 times')).toBeDefined()
  })
})
