import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { gzip as gzipWith } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type PageLanguage, pageLanguage } from '../page-language.ts'
import type { Services } from '../services.ts'
import { portalPage } from './portal-page.ts'
import { portalRoutes } from './portal-routes.ts'

const gzip = promisify(gzipWith)
const YEAR_SECONDS = 31_536_000

/** Serves the built portal. All its routes return the same page; a missing file is 404. */
export async function servePortal(app: FastifyInstance, { config, cookies }: Services): Promise<void> {
  const root = config.portalDir
  const isRoute = await portalRoutes(root)
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    suppressWarning: true,
  })

  app.get('/*', async (request, reply) => {
    const path = pathOf(request)
    if (await isServedFile(root, path)) return sendFile(reply, path)
    if (isRoute(path) || isNavigation(request)) return sendPage(request, reply, path)
    return reply.callNotFound()
  })

  const sendPage = async (request: FastifyRequest, reply: FastifyReply, path: string) => {
    const language = pageLanguage(request.cookies.language, request.headers['accept-language'])
    const html = await portalPage(join(root, pageFor(request, path, language)), {
      language,
      nonce: request.cspNonce,
      theme: request.cookies.theme,
      navigationSite: request.headers['sec-fetch-site'],
      hasSession: cookies.refresh.read(request) !== undefined,
    })
    if (html === undefined) return reply.callNotFound()
    reply
      .headers({
        'Cache-Control': 'no-store',
        Vary: 'Accept-Encoding, Accept-Language, Cookie, Sec-Fetch-Site',
      })
      .type('text/html; charset=utf-8')
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(html)
    return reply.header('Content-Encoding', 'gzip').send(await gzip(html))
  }

  // A visitor without a session cookie gets the sign-in page that was prerendered at build time in English.
  const pageFor = (request: FastifyRequest, path: string, language: PageLanguage) => {
    const signIn = path === '/' || path === '/signin'
    return signIn &&
      language === 'en' &&
      !cookies.refresh.read(request) &&
      existsSync(join(root, 'signin.html'))
      ? 'signin.html'
      : 'index.html'
  }
}

function pathOf(request: FastifyRequest) {
  try {
    return normalize(decodeURIComponent(request.url.split('?')[0] ?? '/'))
  } catch {
    return '/'
  }
}

// Pages are sent with their nonce instead; source maps and precompressed copies are never sent by name.
const unserved = /(^|\/)\.|\.(html|map|br|gz)$|[\0\\]/i

async function isServedFile(root: string, path: string) {
  if (unserved.test(path) || !path.startsWith('/')) return false
  return (await stat(join(root, path)).catch(() => undefined))?.isFile() ?? false
}

function sendFile(reply: FastifyReply, path: string) {
  const immutable = path.startsWith('/assets/')
  reply.header('Cache-Control', immutable ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache')
  return reply.sendFile(path.slice(1))
}

// A browser gets the page for an unknown URL too, and the page shows "not found". A missing script or image must be 404.
function isNavigation(request: FastifyRequest) {
  return !pathOf(request).startsWith('/assets/') && (request.headers.accept?.includes('text/html') ?? false)
}
