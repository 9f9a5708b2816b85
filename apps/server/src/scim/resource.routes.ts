import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuseUnstorable } from '../http/mount.ts'
import { isObject, type JsonObject, withAttribute } from './protocol/attributes.ts'
import { listResponse } from './protocol/list-response.ts'
import { applyPatch, type Writable } from './protocol/patch.ts'
import { ScimError } from './protocol/scim-error.ts'
import { scimLimits } from './protocol/scim-limits.ts'
import { selectAttributes } from './protocol/select-attributes.ts'
import type { Resource } from './resource.ts'
import { scimMessages } from './scim.messages.ts'
import { type Directory, directoryIn } from './scim-caller.rules.ts'
import { sendScim } from './send-scim.ts'

/** What one type of resources can do. */
export type ResourceHandlers = {
  writable: Writable
  list(directory: Directory): Promise<Resource[]>
  find(directory: Directory, id: string): Promise<Resource>
  create(directory: Directory, body: JsonObject): Promise<Resource>
  change(directory: Directory, id: string, change: (now: Resource) => JsonObject): Promise<Resource>
  remove(directory: Directory, id: string): Promise<void>
}

type WithId = { Params: { id: string } }

/** Mounts the calls of one type of resources (RFC 7644, section 3). */
export function resourceRoutes(app: FastifyInstance, path: string, handlers: ResourceHandlers): void {
  const options = { config: { level: 2 }, bodyLimit: scimLimits.body } as const
  const one = `${path}/:id`

  app.get(path, options, async (request, reply) =>
    sendScim(reply, listResponse(await handlers.list(directoryIn(request)), request.query)),
  )
  app.get<WithId>(one, options, async (request, reply) => {
    const resource = await handlers.find(directoryIn(request), request.params.id)
    const isKnown = request.headers['if-none-match'] === resource.meta.version
    return isKnown ? reply.code(304).send() : sendResource(request, reply, resource)
  })
  app.post(path, options, async (request, reply) => {
    const resource = await handlers.create(directoryIn(request), bodyOf(request))
    return sendResource(request, reply.code(201), resource)
  })
  app.put<WithId>(one, options, async (request, reply) => {
    const body = bodyOf(request)
    const resource = await handlers.change(directoryIn(request), request.params.id, (now) =>
      replaced(now, body),
    )
    return sendResource(request, reply, resource)
  })
  app.patch<WithId>(one, options, async (request, reply) => {
    const body = bodyOf(request)
    const resource = await handlers.change(directoryIn(request), request.params.id, (now) =>
      applyPatch(now, body, handlers.writable),
    )
    return sendResource(request, reply, resource)
  })
  app.delete<WithId>(one, options, async (request, reply) => {
    await handlers.remove(directoryIn(request), request.params.id)
    return reply.code(204).send()
  })
}

/** Attributes that a PUT leaves out stay: a directory that does not send the members must not empty a group. */
const replaced = (now: JsonObject, body: JsonObject): JsonObject =>
  Object.entries(body).reduce((before, [name, value]) => withAttribute(before, name, value), now)

function bodyOf({ body }: FastifyRequest): JsonObject {
  if (!isObject(body)) throw new ScimError(400, 'invalidSyntax', scimMessages.notAnObject)
  refuseUnstorable(body)
  return body
}

function sendResource({ query }: FastifyRequest, reply: FastifyReply, resource: Resource) {
  const { location, version } = resource.meta
  return sendScim(reply.headers({ Location: location, ETag: version }), selectAttributes(resource, query))
}
