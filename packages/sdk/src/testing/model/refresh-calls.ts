import { can, sameId } from '@tributary/domain'
import type { connectors } from '../../contract/index.ts'
import { conflict, forbidden } from '../failures.ts'
import { connectorViews } from './connector-views.ts'
import type { FakeConnector, FakeUser } from './data.ts'
import { cancelRefresh, isRunning, startRefresh } from './refreshes.ts'
import { actorOf, type ModelHandlers, signedIn, type World } from './world.ts'

/** Starting, cancelling and listing refreshes. A refresh runs until the test ends it. */
export const refreshesModel = (world: World): ModelHandlers<typeof connectors> => {
  const { data } = world
  const { typeOf, visible, seen, withKeys } = connectorViews(world)
  const start = (user: FakeUser | null, connector: FakeConnector, full: boolean) => {
    if (full && !can(actorOf(signedIn(user)), 'connectors.refresh-fully'))
      throw forbidden('Only a super administrator may start a full refresh.')
    return { message: 'The refresh has started.', data: startRefresh(world, connector, signedIn(user), full) }
  }
  return {
    refreshConnector: ({ params, body, user }) =>
      start(user, seen(user, params.id), body.fullTransactionSync === true),
    refreshConnectorByKey: ({ params, body, user }) =>
      start(user, withKeys(user, params), body.fullTransactionSync === true),
    cancelRefresh: ({ params, user }) => {
      const connector = seen(user, params.id)
      if (!isRunning(connector.log))
        throw conflict('This connector is not being refreshed, so nothing was cancelled.')
      return { message: 'The refresh has been cancelled.', data: cancelRefresh(world, connector) }
    },
    listRefreshRuns: ({ params, query, user }) => {
      const { connectorType: type } = query
      const ids = query.connectors?.split(' ')
      const shownIds = visible(user, params.orgId)
        .filter(({ sourceConnectorId }) => !type || sameId(sourceConnectorId, typeOf(type)?.id ?? ''))
        .map(({ id }) => String(id))
        .filter((id) => !ids || ids.includes(id))
      const runs = data.runs.filter(({ clientConnectorId }) => shownIds.includes(String(clientConnectorId)))
      return runs.toReversed().slice(0, query.limit ?? 200)
    },
    listInsights: () =>
      data.connectors
        .filter(({ log }) => isRunning(log))
        .map((one) => ({
          clientName: data.organisations.find(({ id }) => sameId(id, one.organisationId))?.name ?? '',
          clientConnectorName: one.name,
          clientConnectorId: one.id,
          connectorType: typeOf(one.sourceConnectorId)?.type ?? null,
          automaticallyTriggeredAt: one.log?.automaticallyTriggeredAt ?? null,
          manuallyTriggeredAt: one.log?.manuallyTriggeredAt ?? null,
        })),
  }
}
