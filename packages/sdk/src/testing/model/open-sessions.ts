import { sameId } from '@tributary/domain'
import type { session } from '../../contract/index.ts'
import { notFound } from '../failures.ts'
import { type ModelHandlers, type ModelRequest, signedIn, type World } from './world.ts'

/** How the server describes a browser without a known user agent. */
const DESCRIPTION = 'Browser on an unknown system'

/** The open sessions of the caller. */
export const openSessionsModel = ({ sessions }: World): ModelHandlers<typeof session> => {
  const own = ({ user }: Pick<ModelRequest, 'user'>) => sessions.of(signedIn(user).id)
  return {
    listSessions: (request) =>
      own(request)
        .map(({ id, startedAt, activeAt: lastSeenAt }) => {
          const current = id === request.session?.id
          return {
            ...{ id, description: DESCRIPTION, current, startedAt, lastSeenAt },
            ...{ network: null, sameNetwork: false, factor: null },
          }
        })
        .toSorted(
          (a, b) => Number(b.current) - Number(a.current) || b.lastSeenAt.getTime() - a.lastSeenAt.getTime(),
        ),
    endSession: (request) => {
      const ended = own(request).find(({ id }) => sameId(id, request.params.id))
      if (!ended) throw notFound()
      sessions.end(ended)
      return { message: 'That browser is signed out.', data: null }
    },
    endAllSessions: ({ user, cookies }) => {
      sessions.endEvery(signedIn(user).id)
      cookies.sessionId = null
      return { message: 'You are signed out everywhere.', data: null }
    },
  }
}
