import { expect } from '@playwright/test'
import type { Server } from '../server/server.ts'
import { type Person, password } from './people.ts'

/** What an organisation has to link, by name. */
export type Structure = {
  areas?: readonly string[]
  subareas?: readonly string[]
  groups?: readonly string[]
  entities?: readonly string[]
  helperTables?: readonly string[]
}

/** Has somebody add to the structure of their organisation by a program of theirs: without a screen. */
export async function addStructure({ url }: Server, person: Person, structure: Structure): Promise<void> {
  const call = async (path: string, body?: object, accessToken?: string) => {
    const answer = await fetch(`${url}/backend${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(body && { 'Content-Type': 'application/json' }),
        ...(accessToken && { Authorization: `Bearer ${accessToken}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    expect(answer.ok, `${path}: ${answer.status}`).toBe(true)
    return answer.json()
  }
  const { accessToken } = await call('/auth/signin', { emailAddress: person.email, password })
  const [organisation] = await call('/organisations', undefined, accessToken)
  const add = async (
    path: string,
    names: readonly string[] = [],
    more: (name: string) => object = () => ({}),
  ) => {
    for (const name of names)
      await call(path, { name, comOrganisationId: organisation.Id, ...more(name) }, accessToken)
  }
  // Sub-areas come last: an area that is new is linked to every one there is, now and later.
  await add('/areas', structure.areas)
  await add('/subareas', structure.subareas, () => ({ listOrder: 1 }))
  await add('/permission-groups', structure.groups)
  await add('/entities', structure.entities)
  await add('/helperTables', structure.helperTables, (name) => ({ inputTableName: name.replaceAll(' ', '') }))
}
