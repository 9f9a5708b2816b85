import type { FastifyInstance } from 'fastify'
import { admitCalls } from '../http/admission/admit-calls.ts'
import { answerErrors } from '../http/error-handler.ts'
import { notFound } from '../http/http-error.ts'
import type { Services } from '../services.ts'
import { acceptScimJson } from './accept-scim-json.ts'
import { recordRequests } from './activity/record-requests.ts'
import { changeScimUser } from './change-scim-user.rules.ts'
import { createScimUser } from './create-scim-user.rules.ts'
import { discoveryRoutes } from './discovery.routes.ts'
import { readGroup, readUser } from './read-values.ts'
import { removeScimUser } from './remove-scim-user.rules.ts'
import { type ResourceHandlers, resourceRoutes } from './resource.routes.ts'
import { directoryOf, refuseWhenOff } from './scim-caller.rules.ts'
import {
  changeScimGroup,
  createScimGroup,
  deleteScimGroup,
  scimGroup,
  scimGroups,
} from './scim-groups.rules.ts'
import { scimUser, scimUsers } from './scim-users.read.ts'
import { sendScimError } from './send-scim.ts'

/**
 * Mounts SCIM 2.0, with which the directory of an organisation adds, changes and removes its users and security groups.
 * Its format is that of RFC 7643 and RFC 7644, so it is not part of the contract.
 */
export function scimRoutes(app: FastifyInstance, services: Services): void {
  acceptScimJson(app)
  answerErrors(app, sendScimError)
  admitCalls(app, { limits: services.config.admission, connections: services.storage.connections })
  app.decorateRequest('directory', undefined)
  app.decorateRequest('refusedDirectoryOf', undefined)
  app.decorateRequest('scimReason', '')
  // Before the body is read, so that only a directory of an organisation can send one.
  app.addHook('onRequest', async (request) => {
    request.directory = await directoryOf(services, request)
    await refuseWhenOff(services, request.directory)
  })
  recordRequests(app, services)
  discoveryRoutes(app, services)
  resourceRoutes(app, '/Users', userHandlers(services))
  resourceRoutes(app, '/Groups', groupHandlers(services))
  // Otherwise an unknown URL under SCIM would return the portal's page.
  for (const unknown of ['/', '/*'])
    app.all(unknown, { config: { level: 2 } }, async () => {
      throw notFound()
    })
}

const userHandlers = (services: Services): ResourceHandlers => ({
  writable: { single: ['userName', 'name', 'active', 'externalId'], several: [] },
  list: ({ organisationId }) => scimUsers(services.storage.db, services, organisationId),
  find: ({ organisationId }, id) => scimUser(services.storage.db, services, organisationId, id),
  create: (directory, body) => createScimUser(services, directory, readUser(body)),
  change: (directory, id, change) => changeScimUser(services, directory, id, change),
  remove: (directory, id) => removeScimUser(services, directory, id),
})

const groupHandlers = (services: Services): ResourceHandlers => ({
  writable: { single: ['displayName', 'externalId'], several: ['members'] },
  list: ({ organisationId }) => scimGroups(services, organisationId),
  find: (directory, id) => scimGroup(services, directory, id),
  create: (directory, body) => createScimGroup(services, directory, readGroup(body)),
  change: (directory, id, change) => changeScimGroup(services, directory, id, change),
  remove: (directory, id) => deleteScimGroup(services, directory, id),
})
