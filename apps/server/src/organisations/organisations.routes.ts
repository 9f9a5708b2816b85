import { organisations } from '@tributary/sdk/contract'
import type { FastifyInstance } from 'fastify'
import { type Guards, mount } from '../plugins/mount.ts'
import type { Services } from '../services.ts'
import { organisationsOf } from './organisations.rules.ts'

export function organisationsRoutes(app: FastifyInstance, { storage }: Services, guards: Guards): void {
  mount(
    app,
    guards,
    organisations,
  )({
    listOrganisations: ({ caller }) => organisationsOf(storage.db, caller),
  })
}
