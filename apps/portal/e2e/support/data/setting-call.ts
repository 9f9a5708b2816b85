import { expect } from '@playwright/test'
import type { Server } from '../server/server.ts'
import { type Person, password } from './people.ts'

type Row = { Id: string; Name: string; CompanyName: string }

/** Has somebody change a setting of a connector of acme Traders by a program of theirs: without a screen. */
export async function changeSettingElsewhere(
  { url }: Server,
  person: Person,
  { connector, name, value }: { connector: string; name: string; value: string },
): Promise<void> {
  let accessToken: string | undefined
  const call = async (path: string, options: { method?: string; body?: object } = {}) => {
    const { method = 'GET', body } = options
    const headers = {
      'Content-Type': 'application/json',
      ...(accessToken && { Authorization: `Bearer ${accessToken}` }),
    }
    const answer = await fetch(`${url}/backend${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    expect(answer.status, path).toBe(200)
    return answer.json()
  }
  const signIn = { method: 'POST', body: { emailAddress: person.email, password } }
  accessToken = (await call('/auth/signin', signIn)).accessToken
  // What the contract says these answer.
  const organisations = (await call('/organisations')) as Row[]
  const acme = organisations.find(({ CompanyName }) => CompanyName === 'acme Traders')
  const clients = `/business2cloud/clients/${acme?.Id}/connectors`
  const found = ((await call(clients)) as Row[]).find(({ Name }) => Name === connector)
  const properties = `${clients}/${found?.Id}/properties`
  const property = ((await call(properties)) as Row[]).find(({ Name }) => Name === name)
  await call(`${properties}/${property?.Id}`, { method: 'PATCH', body: { Value: value } })
}
