import { can, type Id, sameId } from '@tributary/domain'
import type { connectors } from '../../contract/index.ts'
import { conflict, forbidden } from '../failures.ts'
import { actorOf } from './actor.ts'
import { connectorViews } from './connector-views.ts'
import type { FakeConnector, FakeUser } from './data.ts'
import { refreshHistory } from './refresh-history.ts'
import { cancelRefresh, isRunning, startRefresh } from './refreshes.ts'
import { type ModelHandlers, signedIn, type World } from './world.ts'

/** Starting, cancelling and listing refreshes. A refresh runs until the test ends it. */
export const refreshesModel = (world: World): ModelHandlers<typeof connectors> => {
  const { data } = world
  const { typeOf, visible, seen, withKeys } = connectorViews(world)
  const start = (user: FakeUser | null, connector: FakeConnector, full: boolean) => {
    if (full && !can(actorOf(signedIn(user)), 'connectors.refresh-fully'))
      throw forbidden('Only a super administrator may start a full refresh.')
    return { message: 'The refresh has started.', data: startRefresh(world, connector, signedIn(user), full) }
  }
  const runsOf = (
    user: FakeUser | null,
    orgId: Id,
    { connectorType, connectors }: { connectorType?: string | undefined; connectors?: string | undefined },
  ) => {
    const ids = connectors?.split(' ')
    const shownIds = visible(user, orgId)
      .filter((one) => !connectorType || sameId(one.sourceConnectorId, typeOf(connectorType)?.id ?? ''))
      .map(({ id }) => String(id))
      .filter((id) => !ids || ids.includes(id))
    return data.runs.filter(({ clientConnectorId }) => shownIds.includes(String(clientConnectorId)))
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
      const runs = runsOf(user, params.orgId, query).toReversed()
      const seenBefore = new Map<Id, number>()
      const kept = runs.filter(({ clientConnectorId: id }) => {
        const count = seenBefore.get(id) ?? 0
        seenBefore.set(id, count + 1)
        return count < (query.each ?? Number.POSITIVE_INFINITY)
      })
      return kept.slice(0, query.limit ?? 200)
    },
    getRefreshHistory: ({ params, query, user }) =>
      refreshHistory(runsOf(user, params.orgId, query), query, world.now()),
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
