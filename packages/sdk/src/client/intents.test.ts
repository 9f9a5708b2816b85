import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { createConnector, updateConnector } from '../connectors/manage.calls.ts'
import type { Endpoint } from '../contract/index.ts'
import * as contract from '../contract/index.ts'
import { listOrganisations } from '../organisations/organisations.calls.ts'
import { signIn } from '../session/session.calls.ts'
import { clientOf, errorOf } from '../test/builders.ts'
import { fakeClock } from '../test/fake-clock.ts'
import { httpServer, json } from '../test/local-server.ts'
import type { ClientOptions } from './client-options.ts'
import { withIntents } from './intents.ts'

type Answer = { status: number; headers?: Record<string, string> } | 'lost' | { body: string }

/**
 * Starts a server that sends these responses in order, then always succeeds. It records the key of each
 * request.
 */
async function answering(...answers: Answer[]) {
  const keys: (string | undefined)[] = []
  const keyOf = ({ headers }: IncomingMessage) => headers['idempotency-key']?.toString()
  const baseUrl = await httpServer((request, response) => {
    keys.push(keyOf(request))
    const answer = answers.shift() ?? { status: 200 }
    if (answer === 'lost') response.destroy()
    else if ('body' in answer) response.end(answer.body)
    else json(response, answer.status === 200 ? { Id: 1 } : { message: 'No.' }, answer.status, answer.headers)
  })
  const client = (options: Partial<ClientOptions> = {}) => clientOf(baseUrl, options)
  return { client, keys }
}

const input = (name = 'Kite') => ({ params: { orgId: 1 }, body: { name, sourceConnectorId: 2 } })

describe('a write', () => {
  it('has its own key, as a quoted header value', async () => {
    const { client, keys } = await answering()
    await createConnector(client(), input())
    await createConnector(client(), input())
    expect(keys).toEqual([
      expect.stringMatching(/^"[0-9a-f]{32}"$/),
      expect.stringMatching(/^"[0-9a-f]{32}"$/),
    ])
    expect(keys[0]).not.toBe(keys[1])
  })

  it('has the key that its caller passes', async () => {
    const { client, keys } = await answering()
    await createConnector(client(), input(), { idempotencyKey: 'my "key"' })
    expect(keys).toEqual(['"my \\"key\\""'])
  })

  it('keeps the key while the server still carries out the same write', async () => {
    const busy = { status: 409, headers: { 'retry-after': '1' } }
    const clock = fakeClock()
    const { client, keys } = await answering(busy, busy)
    await createConnector(client({ clock }), input())
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(1)
    expect(clock.pauses).toEqual([1_125, 1_125])
  })

  it('is not repeated after any other conflict', async () => {
    const { client, keys } = await answering({ status: 409 })
    await errorOf(createConnector(client(), input()))
    expect(keys).toHaveLength(1)
  })
})

it('does not apply to reads and sign-ins, which have no key', async () => {
  const { client, keys } = await answering()
  await errorOf(listOrganisations(client()))
  await signIn(client(), { emailAddress: 'a', password: 'b' })
  expect(keys).toEqual([undefined, undefined])
})

it('every write has a key, except sign-in calls and trials of a manifest', () => {
  const without = Object.values(contract)
    .flatMap((feature) => (typeof feature === 'object' ? Object.entries<unknown>({ ...feature }) : []))
    .filter((entry): entry is [string, Endpoint] => Object(entry[1]).method !== undefined)
    .filter(([, { method, keyed }]) => method !== 'GET' && !keyed)
    .map(([name]) => name)
  expect(without.toSorted()).toEqual([
    'addPasskey',
    'authorise',
    'changeMultiFactor',
    'changePassword',
    'checkManifest',
    'confirmAuthenticator',
    'createAlertChannel',
    'createOwnToken',
    'createScimToken',
    'createServiceToken',
    'createWebhook',
    'endAllSessions',
    'endViewAs',
    'openInvitation',
    'openReconnectLink',
    'refreshSession',
    'replaceRecoveryCodes',
    'requestPasswordReset',
    'resendCode',
    'resetPassword',
    'rotateWebhookSecret',
    'sendStepUpCode',
    'signIn',
    'signInWithPasskey',
    'signInWithProvider',
    'signOut',
    'startAuthenticator',
    'startPasskey',
    'startPasskeySignIn',
    'startPasskeyStepUp',
    'startReconnecting',
    'startViewAs',
    'stepUp',
    'testAlertChannel',
    'testSignInProvider',
    'testWebhook',
    'tryManifest',
    'updateAlertChannel',
    'verifyAudit',
    'verifyCode',
  ])
})

describe('a form', () => {
  it.each<[string, Answer]>([
    ['the connection was lost', 'lost'],
    ['the server failed', { status: 500 }],
    ['a proxy gave up', { status: 504 }],
    ['the response was a web page', { body: '<h1>Log in</h1>' }],
    ['the response was empty', { body: '' }],
    ['the response had another shape', { body: '42' }],
  ])('keeps the key when the same values are sent again after %s', async (_, failure) => {
    const { client, keys } = await answering(failure)
    const form = withIntents(client())
    await errorOf(createConnector(form, input()))
    await createConnector(form, input())
    await createConnector(form, input())
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })

  it('uses a new key after a refusal', async () => {
    const { client, keys } = await answering({ status: 400 })
    const form = withIntents(client())
    await errorOf(createConnector(form, input()))
    await createConnector(form, input())
    expect(keys[1]).not.toBe(keys[0])
  })

  it('uses a new key for other values, and for the first values after those', async () => {
    const { client, keys } = await answering('lost', 'lost')
    const form = withIntents(client())
    const rename = (name: string) => updateConnector(form, { params: { orgId: 1, id: 2 }, body: { name } })
    for (const name of ['a', 'b', 'a']) await errorOf(rename(name))
    expect(new Set(keys).size).toBe(3)
  })

  it('has one key for each of several writes', async () => {
    const { client, keys } = await answering('lost', 'lost')
    const form = withIntents(client())
    const other = { params: { orgId: 2 }, body: input().body }
    for (const sent of [input(), other, input(), other])
      await createConnector(form, sent).catch(() => undefined)
    expect([keys[2], keys[3]]).toEqual([keys[0], keys[1]])
    expect(keys[0]).not.toBe(keys[1])
  })

  it('keeps a key that its caller passes', async () => {
    const { client, keys } = await answering()
    await createConnector(withIntents(client()), input(), { idempotencyKey: 'mine' })
    expect(keys).toEqual(['"mine"'])
  })
})
