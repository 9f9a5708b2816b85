import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** For the style and script elements of this one response. */
    cspNonce: string
  }
}

const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
]

/** What a browser may do with our answers: nothing from another host, no inline code, no frame around us. */
export function addSecurityHeaders(app: FastifyInstance, config: Pick<Config, 'publicUrl'>): void {
  app.decorateRequest('cspNonce', '')
  app.addHook('onRequest', async (request, reply) => {
    request.cspNonce = randomBytes(16).toString('base64')
    reply.headers({
      'Content-Security-Policy': contentSecurityPolicy(request.cspNonce),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
      'X-Request-Id': request.id,
    })
    if (config.publicUrl.protocol === 'https:')
      reply.header('Strict-Transport-Security', 'max-age=63072000; includeSubDomains')
  })
}

function contentSecurityPolicy(nonce: string) {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}
