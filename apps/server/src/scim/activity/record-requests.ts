import type { ScimRequest } from '@tributary/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isUuid } from '../../is-uuid.ts'
import type { Services } from '../../services.ts'
import { isObject } from '../protocol/attributes.ts'
import { storeFailure, storeRequest, subjectOf } from './activity.queries.ts'
import { recordingPace } from './recording-pace.ts'

const actions: Readonly<Record<string, ScimRequest['action']>> = {
  POST: 'create',
  PUT: 'change',
  PATCH: 'change',
  DELETE: 'delete',
}
const LONGEST_SUBJECT = 320
const LONGEST_REASON = 500

/** Notes the last request of each directory and why requests failed, for the administrators of its organisation. */
export function recordRequests(app: FastifyInstance, services: Services): void {
  const records = recordingPace()
  app.addHook('onSend', async (request, { statusCode: status }) => {
    const organisationId = request.directory?.organisationId ?? request.refusedDirectoryOf
    const note = { at: services.clock(), action: actionOf(request), resource: resourceOf(request), status }
    if (!organisationId || !records(organisationId, isFailure(note), note.at)) return
    await store(services, organisationId, note, request).catch((error: unknown) =>
      request.log.warn({ err: error }, 'A request of a directory could not be noted'),
    )
  })
}

const actionOf = ({ method }: FastifyRequest) => actions[method] ?? 'read'

function resourceOf({ url }: FastifyRequest): ScimRequest['resource'] {
  const [, resource] = /\/scim\/v2\/(Users|Groups)\b/.exec(url) ?? []
  if (resource === undefined) return 'service'
  return resource === 'Users' ? 'user' : 'group'
}

/** Directories look for resources that may not exist, so that is not a failure. */
const isFailure = ({ action, status }: ScimRequest) => status >= 400 && !(action === 'read' && status === 404)

const store = ({ storage }: Services, organisationId: string, note: ScimRequest, request: FastifyRequest) =>
  storage.db.transaction().execute(async (trx) => {
    await storeRequest(trx, organisationId, note)
    if (!isFailure(note)) return
    const id = idOf(request)
    const known = id && (await subjectOf(trx, organisationId, { resource: note.resource, id }))
    const subject = storable(known || sentName(request) || id || '', LONGEST_SUBJECT)
    await storeFailure(trx, organisationId, {
      ...note,
      subject,
      reason: storable(request.scimReason, LONGEST_REASON),
    })
  })

const idOf = ({ params }: FastifyRequest) =>
  isObject(params) && typeof params.id === 'string' && isUuid(params.id) ? params.id : undefined

/** The name in the request. A user has an address, a group a name. */
function sentName({ body }: FastifyRequest): string | undefined {
  const name = isObject(body) ? (body.userName ?? body.displayName) : undefined
  return typeof name === 'string' ? name : undefined
}

const storable = (text: string, most: number) => text.toWellFormed().replaceAll('\0', '').slice(0, most)
