import { describe, expect, it } from 'vitest'
import * as contract from '../contract/index.ts'
import type { Client } from './client.ts'
import { failureMessage } from './failure-message.ts'
import { withoutWrites } from './without-writes.ts'

type Endpoint = contract.Endpoint

const calls = Object.values(contract)
  .flatMap((feature) => (typeof feature === 'object' ? Object.entries<unknown>({ ...feature }) : []))
  .filter((entry): entry is [string, Endpoint] => Object(entry[1]).method !== undefined)

/** Sends a call, and returns whether it reached the server, or why not. */
async function outcomeOf(endpoint: Endpoint): Promise<string> {
  const send: Client['send'] = async () => 'sent' as never
  const client = withoutWrites({ send } as Client, 'Not now.')
  const sent = client.send({ endpoint, input: {} } as Parameters<Client['send']>[0])
  return sent.then(String, failureMessage)
}

describe('a client without writes', () => {
  it('sends every call that the server answers in a view [VIEWAS-08]', async () => {
    const answered = calls.filter(([, call]) => contract.viewAsRuleOf(call) !== 'refused')
    for (const [name, endpoint] of answered)
      expect(`${name} ${await outcomeOf(endpoint)}`).toBe(`${name} sent`)
  })

  it('sends no call of a signed-in user that may write [VIEWAS-08]', async () => {
    const writing = calls.filter(
      ([, call]) =>
        call.level !== 'public' &&
        contract.viewAsRuleOf(call) === 'refused' &&
        (call.method !== 'GET' || call.acts),
    )
    expect(writing.length).toBeGreaterThan(100)
    for (const [name, endpoint] of writing)
      expect(`${name} ${await outcomeOf(endpoint)}`).toBe(`${name} Not now.`)
  })
})
