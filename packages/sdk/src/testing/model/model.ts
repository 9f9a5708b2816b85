import type { Endpoint } from '../../contract/index.ts'
import * as contract from '../../contract/index.ts'
import type { AnyHandler } from '../handlers.ts'
import { keyOf } from '../match-endpoint.ts'
import { approvalsModel } from './approvals.ts'
import { connectorsModel } from './connectors.ts'
import { openSessionsModel } from './open-sessions.ts'
import { configurationModel, organisationsModel } from './organisations.ts'
import { refreshesModel } from './refresh-calls.ts'
import { savedFiltersModel } from './saved-filters.ts'
import { accountModel, sessionModel } from './session.ts'
import { structureModel } from './structure.ts'
import { usersModel } from './users.ts'
import type { ModelHandlers, World } from './world.ts'

/** Returns the handler of each call that the model responds to, by the key of its endpoint. */
export const modelHandlers = (world: World): Map<string, AnyHandler> =>
  new Map([
    ...keyed(contract.session, sessionModel(world)),
    ...keyed(contract.session, openSessionsModel(world)),
    ...keyed(contract.account, accountModel()),
    ...keyed(contract.organisations, organisationsModel(world)),
    ...keyed(contract.configuration, configurationModel(world)),
    ...keyed(contract.users, usersModel(world)),
    ...keyed(contract.connectors, connectorsModel(world)),
    ...keyed(contract.connectors, refreshesModel(world)),
    ...keyed(contract.connectors, savedFiltersModel(world)),
    ...keyed(contract.excel, structureModel(world)),
    ...keyed(contract.approvals, approvalsModel(world)),
  ])

function keyed<Feature extends object>(
  feature: Feature,
  handlers: ModelHandlers<Feature>,
): [string, AnyHandler][] {
  const endpoints = new Map<string, Endpoint>(Object.entries(feature))
  return Object.entries<unknown>({ ...handlers }).flatMap(([name, handler]) => {
    const endpoint = endpoints.get(name)
    return endpoint && isHandler(handler) ? [[keyOf(endpoint), handler]] : []
  })
}

// `ModelHandlers` has checked the types.
const isHandler = (value: unknown): value is AnyHandler => typeof value === 'function'
