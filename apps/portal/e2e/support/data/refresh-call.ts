import { expect } from '@playwright/test'
import type { Server } from '../server/server.ts'
import { type Person, password } from './people.ts'

type Row = { Id: string; Name: string; CompanyName: string }

/** Has somebody start a refresh by a program of theirs: without a screen. */
export async function refreshElsewhere(
  { url }: Server,
  person: Person,
  connector: ConnectorAt,
): Promise<void> {
  const call = async (path: string, body?: object, accessToken?: string) => {
    const answer = await fetch(`${url}/backend${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(body && { 'Content-Type': 'application/json' }),
        ...(accessToken && { Authorization: `Bearer ${accessToken}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    expect(answer.status, path).toBe(200)
    return answer.json()
  }
  const { accessToken } = await call('/auth/signin', { emailAddress: person.email, password })
  // What the contract says these answer.
  const organisations = (await call('/organisations', undefined, accessToken)) as Row[]
  const organisation = organisations.find(({ CompanyName }) => CompanyName === connector.organisation)
  const clients = `/business2cloud/clients/${organisation?.Id}/connectors`
  const connectors = (await call(`${clients}/${connector.type}`, undefined, accessToken)) as Row[]
  const found = connectors.find(({ Name }) => Name === connector.name)
  await call(`${clients}/${found?.Id}/process`, {}, accessToken)
}

type ConnectorAt = { organisation: string; type: string; name: string }
