import { sameId } from '@tributary/domain'
import type { connectors } from '@tributary/sdk/contract'
import { authorOf } from '../../audit/audited-transaction.ts'
import { notFound } from '../../http/http-error.ts'
import type { Handlers } from '../../http/mount.ts'
import { organisationsOf } from '../../organisations/organisations.rules.ts'
import { pageLanguage } from '../../page-language.ts'
import { latinFontIn } from '../../portal/portal-font.ts'
import type { Services } from '../../services.ts'
import { callerOfBrowser } from '../../session/session.rules.ts'
import { connectorTypeByNameOrId } from '../connector-types.queries.ts'
import { manageMessages } from '../manage.messages.ts'
import { authorisePage } from './authorise-page.ts'
import { ATTEMPT_SECONDS, startAuthorisation } from './start-authorisation.rules.ts'

export const authoriseHandlers = (services: Services) =>
  ({
    async authorise({ params, query, body, request, reply, ...call }) {
      const { organisationNumber, connectorId } = body
      const target = { type: params.type, organisation: query.state, organisationNumber, connectorId }
      const author = authorOf({ ...call, request })
      const { url, browserToken } = await startAuthorisation(services, author, request.log, target)
      services.cookies.connectorOAuthState.set(reply, browserToken, ATTEMPT_SECONDS)
      return url
    },
    async authorisePage({ params, query, request }) {
      const type = await connectorTypeByNameOrId(services.storage.db, params.type)
      if (!type) throw notFound(manageMessages.unknownType)
      const { cspNonce: nonce } = request
      const user = await callerOfBrowser(services, services.cookies.refresh.read(request))
      return authorisePage({
        type: type.type,
        organisation:
          user &&
          (await organisationsOf(services.storage.db, user)).find(({ id }) => sameId(id, query.state)),
        nonce,
        theme: request.cookies.theme,
        language: pageLanguage(request.cookies.language, request.headers['accept-language']),
        font: await latinFontIn(services.config.portalDir),
      })
    },
  }) satisfies Partial<Handlers<typeof connectors>>
