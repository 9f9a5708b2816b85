import { createHash } from 'node:crypto'
import { HttpError } from '../http/http-error.ts'
import type { Services } from '../services.ts'
import type { JsonObject } from './protocol/attributes.ts'
import { scimSchemas } from './protocol/scim-schemas.ts'
import { scimMessages } from './scim.messages.ts'

type Kind = 'User' | 'Group'

/** A resource as it is sent. */
export type Resource = JsonObject & {
  id: string
  meta: { resourceType: Kind; location: string; version: string }
}

/** The path of SCIM on the server. */
export const SCIM_PATH = '/scim/v2'

/** Adds what every resource has: its schema, its address and its version, a hash of its content. */
export function resourceOf(
  { config }: Pick<Services, 'config'>,
  resourceType: Kind,
  content: JsonObject & { id: string },
): Resource {
  const location = `${config.publicUrl.origin}${SCIM_PATH}/${resourceType}s/${content.id}`
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)
  return {
    schemas: [resourceType === 'User' ? scimSchemas.user : scimSchemas.group],
    ...content,
    meta: { resourceType, location, version: `W/"${hash}"` },
  }
}

/** Throws 412 if a write is meant for another version of the resource. */
export function refuseOtherVersion({ meta }: Resource, ifMatch: string | undefined): void {
  if (ifMatch === undefined || ifMatch === '*' || ifMatch === meta.version) return
  throw new HttpError(412, scimMessages.changedMeanwhile)
}
