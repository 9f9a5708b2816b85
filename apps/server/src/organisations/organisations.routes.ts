import { organisations } from '@tributary/sdk/contract'
import { organisationsMessages } from '@tributary/sdk/organisations'
import type { FastifyInstance } from 'fastify'
import { authorOf } from '../audit/audited-transaction.ts'
import { type Guards, mount } from '../http/mount.ts'
import type { Services } from '../services.ts'
import { clientsOf, saveClient } from './clients.rules.ts'
import { deleteOrganisation } from './deleted/delete-organisation.rules.ts'
import { listDeletedOrganisations, restoreOrganisation } from './deleted/restore-organisation.rules.ts'
import { firstRunState, saveFirstRunState } from './first-run.rules.ts'
import { organisationsOf } from './organisations.rules.ts'

export function organisationsRoutes(app: FastifyInstance, services: Services, guards: Guards): void {
  mount(
    app,
    guards,
    organisations,
  )({
    listOrganisations: ({ caller }) => organisationsOf(services.storage.db, caller),
    listClients: ({ caller }) => clientsOf(services, caller),
    getFirstRunState: ({ params, caller }) => firstRunState(services, caller, params.orgId),
    saveFirstRunState: ({ params, body, caller }) => saveFirstRunState(services, caller, params.orgId, body),
    deleteOrganisation: (call) =>
      deleteOrganisation(services, authorOf(call), { organisationId: call.params.orgId, ...call.body }),
    listDeletedOrganisations: ({ caller }) => listDeletedOrganisations(services, caller),
    restoreOrganisation: (call) => restoreOrganisation(services, authorOf(call), call.params.id),
    async saveClient({ body, caller, request }) {
      const data = await saveClient(services, authorOf({ caller, request }), body)
      return { message: organisationsMessages.saved, data }
    },
  })
}
