import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { provisioningRow } from '../scim/scim.samples.ts'
import { eli, fakeBackend, refusal } from '../test/fake-backend.ts'
import { freshBrowser, openPortal } from '../test/open-portal.tsx'
import { writtenRow } from '../webhooks/webhooks.samples.ts'
import { domainRow, providerRow, signInRow } from './organisation-sign-in.samples.ts'

freshBrowser()

const roles = [{ Id: 5, Name: 'User', DisplayName: 'User' }]

const base = '/organisations/acme/sign-in'
const olga = { ...eli, firstName: 'Olga', role: 'OrganisationAdmin', roleLevel: 2 }

async function open(answers: Record<string, object>) {
  const backend = fakeBackend({
    'POST /auth/refresh': olga,
    [`GET ${base}`]: signInRow(),
    'GET /organisations/acme/scim': provisioningRow(),
    ...answers,
  })
  await openPortal('/admin/sign-in', backend)
  return backend
}

/** Answers a call, and keeps the bodies it was sent. */
function keeping(answer: object) {
  const bodies: unknown[] = []
  return {
    bodies,
    reply: ({ body }: { body?: unknown }) => {
      bodies.push(body)
      return answer
    },
  }
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe('the sign-in of an organisation', () => {
  it('adds a provider with its secret, and shows the redirect address before [ORGSIGN-01]', async () => {
    const { bodies, reply } = keeping(writtenRow(signInRow()))
    await open({
      [`GET ${base}`]: signInRow({ Providers: [], Domains: [] }),
      'GET /roles': roles,
      [`POST ${base}/providers`]: reply,
    })
    await press('Add provider')
    expect(await screen.findByText('https://portal.example/auth/callback/org-acme')).toBeDefined()
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Acme sign-in')
    await userEvent.type(screen.getByRole('textbox', { name: 'Issuer' }), 'https://id.acme.example')
    await userEvent.type(screen.getByRole('textbox', { name: 'Client ID' }), 'tributary')
    await userEvent.type(screen.getByLabelText('Client secret'), 'the-secret')
    await press('Save')
    expect(await screen.findByRole('switch', { name: 'Sign in with Acme sign-in' })).toBeDefined()
    expect(bodies).toMatchObject([{ ClientSecret: 'the-secret' }])
    expect(screen.queryByLabelText('Client secret')).toBeNull()
  })

  it('turns passwords off only after a confirmation [ORGSIGN-12]', async () => {
    const on = { Providers: [providerRow({ Active: true })] }
    const only = { ...on, Only: true, Fallback: { Id: 1, Name: 'Olga Oak' } }
    const { bodies, reply } = keeping(writtenRow(signInRow(only)))
    await open({ [`GET ${base}`]: signInRow(on), [`POST ${base}/policy`]: reply })
    await userEvent.click(await screen.findByRole('switch', { name: 'Only through a provider' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Turn passwords off?' })
    expect(bodies).toEqual([])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Turn passwords off' }))
    expect(await screen.findByText('Olga Oak keeps the password, in case the provider fails.')).toBeDefined()
    expect(bodies).toEqual([{ Only: true }])
  })

  it('shows why the provider cannot be turned on [ORGSIGN-10]', async () => {
    await open({ [`POST ${base}/providers/p-1/state`]: refusal(409, 'The provider has not passed a test.') })
    await userEvent.click(await screen.findByRole('switch', { name: 'Sign in with Acme sign-in' }))
    expect(await screen.findByText('The provider has not passed a test.')).toBeDefined()
  })

  it('shows the claims of the last test as text', async () => {
    const Test = {
      AtUtc: '2026-11-21T07:00:00Z',
      Outcome: 'unverified-address',
      Reason: null,
      Claims: [{ Name: 'email', Value: '<b>olga</b>@acme.example' }],
    }
    await open({ [`GET ${base}`]: signInRow({ Providers: [providerRow({ Test })] }) })
    expect(await screen.findByText('<b>olga</b>@acme.example')).toBeDefined()
    expect(screen.getByText(/does not say that the address is verified/)).toBeDefined()
  })

  it('gives a domain to another provider', async () => {
    const Providers = [providerRow(), providerRow({ Id: 'p-2', Name: 'Google' })]
    const { bodies, reply } = keeping(writtenRow(domainRow({ ProviderId: 'p-2' })))
    await open({ [`GET ${base}`]: signInRow({ Providers }), [`POST ${base}/domains/d-1/provider`]: reply })
    const choice = await screen.findByRole('combobox', { name: 'Provider of acme.example' })
    await userEvent.selectOptions(choice, 'Google')
    expect(await screen.findByText(/^Signs in people of acme.example/)).toBeDefined()
    expect(bodies).toEqual([{ ProviderId: 'p-2' }])
  })

  it('adds a domain, shows its record, and removes it after a confirmation [ORGSIGN-03]', async () => {
    const waiting = domainRow({ Id: 'd-2', Domain: 'new.example', State: 'waiting', VerifiedAtUtc: null })
    await open({
      [`POST ${base}/domains`]: writtenRow(waiting),
      [`DELETE ${base}/domains/d-2`]: writtenRow(null),
    })
    await userEvent.type(await screen.findByRole('textbox', { name: 'Domain' }), 'new.example')
    await press('Add domain')
    expect(await screen.findByText('tributary-verification=abc')).toBeDefined()
    await press('Remove new.example')
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }))
    expect(await screen.findByRole('button', { name: 'Check acme.example' })).toBeDefined()
    expect(screen.queryByText('new.example')).toBeNull()
  })
})
