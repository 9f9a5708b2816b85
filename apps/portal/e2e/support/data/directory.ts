import type { Server } from '../server/server.ts'

type Found = { id: string; totalResults: number; Resources: { id: string }[] }

/** Sends SCIM requests with a token, as the directory of a company does. */
export const directory =
  ({ url }: Server, token: string) =>
  async (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) => {
    const response = await fetch(`${url}/scim/v2${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/scim+json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    // The format is given by the RFC, and a response without content is possible.
    return { status: response.status, body: JSON.parse((await response.text()) || '{}') as Found }
  }

const core = 'urn:ietf:params:scim:schemas:core:2.0'

/** A user as Entra ID and Okta create one. */
export const scimUser = (userName: string, givenName: string, familyName: string) => ({
  schemas: [`${core}:User`],
  ...{ userName, name: { givenName, familyName }, externalId: `id-of-${givenName}`, active: true },
})

export const scimGroup = (displayName: string, ...members: string[]) => ({
  schemas: [`${core}:Group`],
  ...{ displayName, externalId: `id-of-${displayName}`, members: members.map((value) => ({ value })) },
})

export const scimPatch = (...Operations: object[]) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
  Operations,
})
