import type { Id } from '@tributary/domain'
import { addProperties, type Client, listProperties, updateProperties } from '@tributary/sdk'
import { fetchProperty } from './connector-world.ts'

/** A connector, and who changes it. */
export type Place = { client: Client; orgId: Id; id: Id }

type Values = Record<string, string>

export const addValues = ({ client, orgId, id }: Place, values: Values) =>
  addProperties(client, {
    params: { orgId, connectorId: id },
    body: Object.entries(values).map(([name, value]) => ({ name, value, clientConnectorId: id })),
  })

/** Changes several properties with one call. */
export const changeValues = async ({ client, orgId, id }: Place, values: Values) =>
  updateProperties(client, {
    params: { orgId, connectorId: id },
    body: await Promise.all(
      Object.entries(values).map(async ([name, value]) => ({
        id: (await fetchProperty(client, orgId, id, name)).id,
        name,
        value,
      })),
    ),
  })

/** The properties as responses show them. */
export const shownValues = async ({ client, orgId, id }: Place): Promise<Values> =>
  Object.fromEntries(
    (await listProperties(client, { params: { orgId, connectorId: id } })).map(({ name, value }) => [
      name,
      value,
    ]),
  )
