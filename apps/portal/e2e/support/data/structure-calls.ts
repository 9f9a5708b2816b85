import type { Server } from '../server/server.ts'
import { apiSession } from './api-session.ts'
import type { Person } from './people.ts'

/** The items of an organisation's Excel structure, by name. */
export type Structure = {
  areas?: readonly string[]
  subareas?: readonly string[]
  groups?: readonly string[]
  entities?: readonly string[]
  helperTables?: readonly string[]
}

/** Adds items to the structure of a user's organisation through the API. */
export async function addStructure(server: Server, person: Person, structure: Structure): Promise<void> {
  const call = await apiSession(server, person)
  const [organisation] = await call<{ Id: string }[]>('GET', '/organisations')
  const add = async (
    path: string,
    names: readonly string[] = [],
    extraFields: (name: string) => object = () => ({}),
  ) => {
    for (const name of names)
      await call('POST', path, { name, comOrganisationId: organisation?.Id, ...extraFields(name) })
  }
  // Areas come first: a new area is linked to every sub-area that exists, and to later ones.
  await add('/areas', structure.areas)
  await add('/subareas', structure.subareas, () => ({ listOrder: 1 }))
  await add('/permission-groups', structure.groups)
  await add('/entities', structure.entities)
  await add('/helperTables', structure.helperTables, (name) => ({ inputTableName: name.replaceAll(' ', '') }))
}
