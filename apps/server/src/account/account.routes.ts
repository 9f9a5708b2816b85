import { accountMessages } from '@tributary/sdk/account'
import { account } from '@tributary/sdk/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Guards, mount } from '../http/mount.ts'
import { networkOf } from '../http/network.ts'
import { requestContext } from '../http/request-context.ts'
import { refuseOtherSites } from '../http/same-site-only.ts'
import { takeAllowance } from '../security/rate-limit.ts'
import type { Services } from '../services.ts'
import { accountOptions } from './account-options.rules.ts'
import { addressToConfirm, confirmAddress, type MailFirstSignIn } from './confirm-address.rules.ts'
import { finaliseState } from './external-sign-up-state.rules.ts'
import { finalise } from './finish-external-sign-up.rules.ts'
import { isEmailAvailable, register } from './registration.rules.ts'
import { type FindProvider, passwordLink, requestReset, resetPassword } from './reset.rules.ts'

/**
 * `mailFirstSignIn` is for an owner who confirms an address and has no sign-in method yet, `findProvider` for one who has
 * forgotten a password.
 */
export const accountRoutes =
  (mailFirstSignIn: MailFirstSignIn, findProvider: FindProvider) =>
  (app: FastifyInstance, services: Services, guards: Guards): void => {
    const contextOf = (request: FastifyRequest) => requestContext(services.cookies, request)
    const ownSiteOnly = (request: FastifyRequest) => refuseOtherSites(request, services.config.allowedOrigins)

    mount(
      app,
      guards,
      account,
    )({
      async register({ body, request }) {
        ownSiteOnly(request)
        return { message: await register(services, body, contextOf(request)) }
      },
      getFinalise: ({ query, request }) => finaliseState(services, query.code, contextOf(request)),
      finalise({ body, request }) {
        ownSiteOnly(request)
        return finalise(services, body, contextOf(request))
      },
      isEmailAvailable({ query, request }) {
        ownSiteOnly(request)
        return isEmailAvailable(services, query.emailAddress, contextOf(request))
      },
      async resetPassword({ body, request }) {
        ownSiteOnly(request)
        await resetPassword(services, body, contextOf(request))
        return { message: 'The password has been set.', data: null }
      },
      async requestPasswordReset({ body, request }) {
        ownSiteOnly(request)
        await requestReset(services, body, contextOf(request), findProvider)
        return {
          message: 'If this address has an account, a link to set a password is on its way.',
          data: null,
        }
      },
      async validateResetToken({ query, request }) {
        const data = await passwordLink(services, query.token, contextOf(request))
        return { message: 'The link can be used.', data }
      },
      getAddressToConfirm: async ({ query, request }) => ({
        emailAddress: await addressToConfirm(services, query.token, contextOf(request)),
      }),
      async confirmAddress({ body, request }) {
        ownSiteOnly(request)
        await confirmAddress(services, body.token, contextOf(request), mailFirstSignIn)
        return { message: accountMessages.confirmAddress.done, data: null }
      },
      getAccountOptions: () => accountOptions(services),
      async getCaptchaChallenge({ request }) {
        const now = services.clock()
        await takeAllowance(services.storage.db, now, ['captcha-challenge', networkOf(request.ip)])
        return services.captcha.challenge(now)
      },
    })
  }
