import { randomUUID } from 'node:crypto'
import fastifyCookie from '@fastify/cookie'
import fastifyCors from '@fastify/cors'
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify'
import { accessRoutes } from '../access/access.routes.ts'
import { notifyOfUndoneAccess } from '../access/notify-of-undone-access.rules.ts'
import { accountRoutes } from '../account/account.routes.ts'
import { alertsRoutes } from '../alerts/alerts.routes.ts'
import { approvalsRoutes } from '../approvals/approvals.routes.ts'
import { auditRoutes } from '../audit/audit.routes.ts'
import type { Captcha } from '../captcha/captcha.ts'
import { configuredCaptcha } from '../captcha/configured-captcha.ts'
import type { Config } from '../config.ts'
import { configurationRoutes } from '../configuration/configuration.routes.ts'
import { authoriseCallbackRoutes } from '../connectors/authorise/callback.routes.ts'
import { configuredAccountProviders } from '../connectors/authorise/configured-account-providers.ts'
import { connectorsRoutes } from '../connectors/connectors.routes.ts'
import { customSourcesRoutes } from '../custom-sources/custom-sources.routes.ts'
import { databaseRoutes } from '../database/database.routes.ts'
import { createTargetDatabases } from '../database/targets/create-target-database.ts'
import type { TargetDatabase } from '../database/targets/target-database.ts'
import { excelRoutes } from '../excel/excel.routes.ts'
import { healthRoutes } from '../health/health.routes.ts'
import { admitCalls } from '../http/admission/admit-calls.ts'
import { addAfterWriteHook } from '../http/after-write-hook.ts'
import { clientErrorHandler } from '../http/client-error-handler.ts'
import { compressResponses } from '../http/compress-responses.ts'
import { deadlines, limitConnections } from '../http/connection-limits.ts'
import { entityTags } from '../http/entity-tags.ts'
import { addErrorHandlers, frameworkErrors } from '../http/error-handler.ts'
import { cookiesFor } from '../http/host-cookie.ts'
import { notFound } from '../http/http-error.ts'
import { acceptJsonOnly } from '../http/json-only.ts'
import { logRequests } from '../http/log-requests.ts'
import { createLogger } from '../http/logger.ts'
import { trackMethods } from '../http/method-not-allowed.ts'
import type { Guards } from '../http/mount.ts'
import { noteCause } from '../http/note-cause.ts'
import { organisationGuard } from '../http/organisation-guard.ts'
import { refuseSecondHost } from '../http/refuse-second-host.ts'
import { addSecurityHeaders } from '../http/security-headers.ts'
import { securityTxtRoute } from '../http/security-txt.ts'
import { traceRequests } from '../http/trace-requests.ts'
import { idempotentWrites } from '../idempotency/idempotent-write.rules.ts'
import { invitationsRoutes } from '../invitations/invitations.routes.ts'
import { openApiRoutes } from '../openapi/openapi.routes.ts'
import { operationsRoutes } from '../operations/operations.routes.ts'
import { organisationProviders } from '../organisation-sign-in/organisation-providers.ts'
import { organisationSignInRoutes } from '../organisation-sign-in/organisation-sign-in.routes.ts'
import {
  mailFirstSignIn,
  providerWithoutPassword,
} from '../organisation-sign-in/policy/first-sign-in.rules.ts'
import { organisationsRoutes } from '../organisations/organisations.routes.ts'
import { isOrganisation } from '../organisations/organisations.rules.ts'
import { type ResolveTxt, txtResolver } from '../outbound/resolve-txt.ts'
import { excelAddInRoutes } from '../portal/excel-add-in.routes.ts'
import { videoOrigins } from '../portal/guide-videos.ts'
import { servePortal } from '../portal/serve-portal.ts'
import { SCIM_PATH } from '../scim/resource.ts'
import { scimRoutes } from '../scim/scim.routes.ts'
import { scimProvisioningRoutes } from '../scim/scim-provisioning.routes.ts'
import { createAccessTokens } from '../security/access-token.ts'
import { createPasswords, type Passwords } from '../security/passwords.ts'
import type { SignInProviders } from '../security/sign-in-providers.ts'
import { codeHashes } from '../security/verification-code.ts'
import type { Clock, Services } from '../services.ts'
import { requestAuthenticator } from '../session/authenticate-request.ts'
import { configuredProviders } from '../session/providers/configured-providers.ts'
import { providerRoutes } from '../session/providers/provider.routes.ts'
import { sessionRoutes } from '../session/session.routes.ts'
import { refuseUnlessRecent } from '../session/step-up.rules.ts'
import { createSecretBox } from '../storage/secret-box.ts'
import type { Storage } from '../storage/storage.ts'
import { type OpenTarget, sourceAdapters, storedRateLimits, syncTargets } from '../sync/index.ts'
import type { RefreshEngine } from '../sync/refresh-engine.ts'
import type { HttpTools } from '../sync/sources/http/http-source.ts'
import { tokensRoutes } from '../tokens/tokens.routes.ts'
import { usersRoutes } from '../users/users.routes.ts'
import { webhooksRoutes } from '../webhooks/webhooks.routes.ts'
import { xero2sqlRoutes } from '../xero2sql/xero2sql.routes.ts'

/** The dependencies of the server. Omitted ones are created from the configuration. */
export type Deps = {
  engine: RefreshEngine
  clock?: Clock
  passwords?: Passwords
  signInProviders?: SignInProviders
  targets?: TargetDatabase
  openTarget?: OpenTarget
  captcha?: Captcha
  resolveTxt?: ResolveTxt
  logger?: FastifyBaseLogger
  /** Receives the log lines instead of standard output. */
  log?: { write(line: string): void }
  /** Called after each response to a request that may have written something, for example a mail. */
  afterWrite?: () => void
}

const BODY_LIMIT = 256 * 1024

/** Builds the HTTP server with all its routes. It does not listen yet. */
export async function buildApp(config: Config, storage: Storage, deps: Deps): Promise<FastifyInstance> {
  const logger = deps.logger ?? createLogger(config.logLevel, deps.log)
  const services = await createServices(config, storage, deps, logger)
  const app = createFastify(config, logger)
  limitConnections(app.server, config)
  app.decorateRequest('caller', undefined)
  addSecurityHeaders(app, config, videoOrigins(config.excelGuide))
  addErrorHandlers(app)
  refuseSecondHost(app)
  logRequests(app)
  traceRequests(app)
  noteCause(app)
  if (deps.afterWrite) addAfterWriteHook(app, deps.afterWrite)
  await app.register(fastifyCookie)
  healthRoutes(app, services)
  openApiRoutes(app)
  securityTxtRoute(app, services)
  await app.register((api) => mountApi(api, services), { prefix: '/backend' })
  await app.register(async (scim) => scimRoutes(scim, services), { prefix: SCIM_PATH })
  providerRoutes(app, { ...services, organisationProviders: organisationProviders(services) })
  authoriseCallbackRoutes(app, services)
  excelAddInRoutes(app, services)
  await servePortal(app, services)
  return app
}

const createServices = async (
  config: Config,
  storage: Storage,
  deps: Deps,
  logger: FastifyBaseLogger,
): Promise<Services> => ({
  config,
  storage,
  clock: deps.clock ?? (() => new Date()),
  engine: deps.engine,
  tokens: createAccessTokens(config.tokenKey, config.publicUrl.origin, config.tokenKeys.slice(1)),
  passwords: deps.passwords ?? (await createPasswords()),
  cookies: cookiesFor(config.publicUrl),
  codeHashes: codeHashes(...config.encryptionKeys),
  captcha: deps.captcha ?? configuredCaptcha(config, (fields, message) => logger.warn(fields, message)),
  signInProviders: deps.signInProviders ?? configuredProviders(config.signInProviders, config.publicUrl),
  accountProviders: configuredAccountProviders(config),
  targets: deps.targets ?? targetsOf(config),
  sources: sourcesOf(config, storage),
  http: httpToolsOf(config, storage),
  openTarget: deps.openTarget ?? syncTargets({ storage, ...reachOf(config) }),
  resolveTxt: deps.resolveTxt ?? txtResolver(config.dnsServers),
  secretBox: createSecretBox(...config.encryptionKeys),
})

/** Creates an HTTP server without routes. */
export const createFastify = (config: Config, loggerInstance: FastifyBaseLogger): FastifyInstance =>
  fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // Programs use the versioned address of the API, the portal its own.
    rewriteUrl: ({ url = '' }) => url.replace(/^\/v1(?=\/|$)/, '/backend'),
    requestIdHeader: false,
    trustProxy: (_, hop) => hop < config.trustedProxies,
    bodyLimit: BODY_LIMIT,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    frameworkErrors,
    clientErrorHandler,
    ...deadlines(config),
  })

/** Returns the port to organisations' databases. */
export const targetsOf = (config: Config) => createTargetDatabases(reachOf(config))

/** Returns which databases of organisations may be reached, and whether their certificates are verified. */
export const reachOf = (config: Config) => ({
  outbound: { allowPrivateTargets: config.allowPrivateTargets, ports: config.targetPorts },
  trustCertificates: config.trustTargetCertificates,
})

/** Returns the source adapters. The demo trusts every certificate on loopback, because its SQL Server signs its own. */
export const sourcesOf = (config: Config, storage: Storage) =>
  sourceAdapters({
    ...httpToolsOf(config, storage),
    trust: trustOf(config),
    apis: config.authorise,
    manifests: config.sourceManifests,
    ...(config.sourceAddresses && { addresses: config.sourceAddresses }),
  })

const httpToolsOf = (config: Config, { db }: Storage): HttpTools => ({
  outbound: reachOf(config).outbound,
  rateLimits: storedRateLimits(db),
})

const trustOf = ({ demo, trustTargetCertificates }: Config) =>
  trustTargetCertificates ? 'all' : demo ? 'loopback' : 'none'

async function mountApi(api: FastifyInstance, services: Services) {
  const guards: Guards = {
    authenticate: requestAuthenticator(services),
    organisation: organisationGuard((id) => isOrganisation(services.storage.db, id)),
    once: idempotentWrites(services),
    recent: (caller) => refuseUnlessRecent(services, caller),
    entityTag: entityTags(services.storage.changeCounts),
  }
  refuseUndeclaredRoutes(api)
  acceptJsonOnly(api)
  compressResponses(api)
  await api.register(fastifyCors, {
    origin: [...services.config.allowedOrigins],
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
    exposedHeaders: ['Date', 'ETag', 'Link', 'X-Request-Id', 'Retry-After', 'Idempotency-Replayed'],
    maxAge: 600,
  })
  admitCalls(api, { limits: services.config.admission, connections: services.storage.connections })
  const { rejectOtherMethods: refuseOtherMethods } = trackMethods(api)
  for (const routes of [
    sessionRoutes,
    accountRoutes(mailFirstSignIn, providerWithoutPassword),
    approvalsRoutes,
    alertsRoutes,
    organisationsRoutes,
    configurationRoutes,
    connectorsRoutes,
    customSourcesRoutes,
    excelRoutes(notifyOfUndoneAccess),
    usersRoutes,
    accessRoutes,
    invitationsRoutes,
    organisationSignInRoutes,
    scimProvisioningRoutes,
    tokensRoutes,
    auditRoutes,
    operationsRoutes,
    databaseRoutes,
    webhooksRoutes,
    xero2sqlRoutes,
  ])
    routes(api, services, guards)
  refuseOtherMethods()
  // Otherwise an unknown URL under the API would return the portal's page.
  for (const unknown of ['/', '/*'])
    api.all(unknown, { config: { level: 'public' }, onRequest: refuseUnknown }, refuseUnknown)
}

// Before the body, so that no call waits for it.
const refuseUnknown = async () => {
  throw notFound()
}

function refuseUndeclaredRoutes(api: FastifyInstance) {
  api.addHook('onRoute', ({ method, url, config }) => {
    const preflight = String(method) === 'OPTIONS'
    if (!preflight && config?.level === undefined)
      throw new Error(`${method} ${url} does not declare who may call it.`)
  })
}
