import { session } from '@tributary/sdk/contract'
import { factorMessages, passkeyMessages } from '@tributary/sdk/session'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { forgetDevice } from '../account/device.rules.ts'
import { authorOf } from '../audit/audited-transaction.ts'
import { HttpError } from '../http/http-error.ts'
import { type Guards, mount } from '../http/mount.ts'
import { requestContext } from '../http/request-context.ts'
import { refuseOtherSites } from '../http/same-site-only.ts'
import type { Services } from '../services.ts'
import { changePassword } from './change-password.rules.ts'
import { type Confirmation, confirmChange, confirmSignIn } from './confirm.rules.ts'
import { cancelEmailChange, ownEmail, requestEmailChange, resendEmailChange } from './email-change.rules.ts'
import { signInWithCode, signInWithProvider } from './external-code.rules.ts'
import { changeMultiFactor } from './multi-factor.rules.ts'
import {
  confirmAuthenticator,
  ownFactors,
  removeAuthenticator,
  replaceRecoveryCodes,
  startAuthenticator,
} from './own-factors.rules.ts'
import { listOwnIdentities, removeOwnIdentity } from './own-identities.rules.ts'
import { addPasskey, makePasskeyPasswordless, removePasskey, startPasskey } from './own-passkeys.rules.ts'
import { endAllSessions, endOwnSession, listSessions } from './own-sessions.rules.ts'
import { signInWithPasskey, startPasskeySignIn } from './passkey-sign-in.rules.ts'
import { resendCode } from './resend.rules.ts'
import { refreshSession, signedInUser, signIn, signOut } from './session.rules.ts'
import { ATTEMPT_SECONDS, sessionReplies } from './session-replies.ts'
import { sendStepUpCode, startPasskeyStepUp, stepUp } from './step-up.rules.ts'
import { endViewAs, startViewAs } from './view-as.rules.ts'

export function sessionRoutes(app: FastifyInstance, services: Services, guards: Guards): void {
  const { config, cookies } = services
  const contextOf = (request: FastifyRequest) => requestContext(cookies, request)
  const { setSession, clearSession, answerSignIn } = sessionReplies(cookies)
  const confirmWithCode = async (
    request: FastifyRequest,
    reply: FastifyReply,
    reference: string,
    code: string,
    trustDevice: boolean,
    factor?: Confirmation['factor'],
  ) => {
    const entered = { reference, code, trustDevice, factor }
    const entry = await confirmSignIn(services, entered, contextOf(request))
    cookies.attempt.clear(reply)
    return answerSignIn(reply, entry)
  }

  mount(
    app,
    guards,
    session,
  )({
    async signIn({ body, request, reply }) {
      refuseOtherSites(request, config.allowedOrigins)
      if ('password' in body) return answerSignIn(reply, await signIn(services, body, contextOf(request)))
      if ('code' in body)
        return answerSignIn(reply, await signInWithCode(services, body.code, contextOf(request)))
      const { verificationReference: reference, verificationCode: code, verificationFactor } = body
      return confirmWithCode(
        request,
        reply,
        reference,
        code,
        body.verificationTrustDevice,
        verificationFactor,
      )
    },
    async signInWithProvider({ body, request, reply }) {
      refuseOtherSites(request, config.allowedOrigins)
      return answerSignIn(reply, await signInWithProvider(services, body, contextOf(request)))
    },
    async startPasskeySignIn({ body, request, reply }) {
      refuseOtherSites(request, config.allowedOrigins)
      const { verificationReference: reference } = body
      const started = await startPasskeySignIn(services, reference, contextOf(request))
      cookies.attempt.set(reply, started.attemptCookie, ATTEMPT_SECONDS)
      return started.request
    },
    async signInWithPasskey({ body, request, reply }) {
      refuseOtherSites(request, config.allowedOrigins)
      const entry = await signInWithPasskey(services, body, contextOf(request))
      if (entry.kind === 'signed-in') cookies.attempt.clear(reply)
      return answerSignIn(reply, entry)
    },
    async resendCode({ body, request, reply }) {
      refuseOtherSites(request, config.allowedOrigins)
      return answerSignIn(reply, await resendCode(services, body.verificationReference, contextOf(request)))
    },
    async verifyCode({ body: { reference, code, context }, request, reply }) {
      refuseOtherSites(request, config.allowedOrigins)
      if (context === 'mfa')
        return {
          kind: 'verified',
          user: await confirmChange(services, { reference, code }, contextOf(request)),
        }
      const answer = await confirmWithCode(request, reply, reference, code, false)
      return answer.kind === 'signed-in' ? answer : { kind: 'refused', message: null }
    },
    changeMultiFactor: ({ body, caller, request }) =>
      changeMultiFactor(services, caller, body, contextOf(request)),
    async forgetDevice({ params, caller, request }) {
      await forgetDevice(services, caller, params.id, contextOf(request))
      return { message: 'The device has been removed.', data: null }
    },
    getMe: ({ caller }) => signedInUser(services, caller),
    listSessions: ({ caller, request }) => listSessions(services, caller, request.ip),
    async endSession({ params, caller, request }) {
      await endOwnSession(services, caller, params.id, contextOf(request))
      return { message: 'That browser is signed out.', data: null }
    },
    async endAllSessions({ caller, request, reply }) {
      await endAllSessions(services, caller, contextOf(request))
      clearSession(reply)
      return { message: 'You are signed out everywhere.', data: null }
    },
    async changePassword({ body, caller, request }) {
      await changePassword(services, caller, body, contextOf(request))
      return { message: 'Your password has been changed.', data: null }
    },
    listIdentities: ({ caller }) => listOwnIdentities(services, caller),
    async removeIdentity({ params, caller, request }) {
      await removeOwnIdentity(services, caller, params.id, contextOf(request))
      return { message: 'The linked identity has been removed.', data: null }
    },
    getFactors: ({ caller }) => ownFactors(services, caller),
    startAuthenticator: ({ body, caller }) => startAuthenticator(services, caller, body.name),
    confirmAuthenticator: ({ params, body, caller, request }) =>
      confirmAuthenticator(services, caller, { id: params.id, ...body }, contextOf(request)),
    async removeAuthenticator({ params, caller, request }) {
      await removeAuthenticator(services, caller, params.id, contextOf(request))
      return { message: factorMessages.removed, data: null }
    },
    replaceRecoveryCodes: ({ caller, request }) => replaceRecoveryCodes(services, caller, contextOf(request)),
    startPasskey: ({ caller }) => startPasskey(services, caller),
    addPasskey: ({ body, caller, request }) => addPasskey(services, caller, body, contextOf(request)),
    async makePasskeyPasswordless({ params, caller, request }) {
      await makePasskeyPasswordless(services, caller, params.id, contextOf(request))
      return { message: passkeyMessages.alone, data: null }
    },
    async removePasskey({ params, caller, request }) {
      await removePasskey(services, caller, params.id, contextOf(request))
      return { message: passkeyMessages.removed, data: null }
    },
    startPasskeyStepUp: ({ caller }) => startPasskeyStepUp(services, caller),
    sendStepUpCode: ({ caller, request }) => sendStepUpCode(services, caller, contextOf(request)),
    async stepUp({ body, caller, request }) {
      await stepUp(services, caller, body, contextOf(request))
      return { message: factorMessages.confirmed, data: null }
    },
    getOwnEmail: ({ caller }) => ownEmail(services, caller),
    requestEmailChange: ({ body, caller, request }) =>
      requestEmailChange(services, caller, body, contextOf(request)),
    resendEmailChange: ({ caller }) => resendEmailChange(services, caller),
    cancelEmailChange: ({ caller, request }) => cancelEmailChange(services, caller, contextOf(request)),
    async refreshSession({ request, reply }) {
      refuseOtherSites(request, config.allowedOrigins)
      const issued = await refreshSession(services, contextOf(request)).catch((error: unknown) => {
        // Clear the cookie only if it is invalid. After a server error the browser must keep it.
        if (error instanceof HttpError && error.status === 401) cookies.refresh.clear(reply)
        throw error
      })
      return setSession(reply, issued)
    },
    async signOut({ caller, request, reply }) {
      refuseOtherSites(request, config.allowedOrigins)
      await endViewAs(services, authorOf({ caller, request }), 'signed-out')
      await signOut(services, caller, contextOf(request))
      clearSession(reply)
      return { message: 'You are signed out.', data: null }
    },
    async startViewAs(call) {
      await startViewAs(services, authorOf(call), call.params.id, String(call.body.organisationId))
      return { message: 'You see the portal as this user.', data: null }
    },
    async endViewAs(call) {
      await endViewAs(services, authorOf(call), 'returned')
      return { message: 'You are back in your own account.', data: null }
    },
  })
}
