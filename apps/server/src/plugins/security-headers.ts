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
export function addSecurityHeaders(
  app: FastifyInstance,
  config: Pick<Config, 'publicUrl' | 'recaptcha'>,
): void {
  app.decorateRequest('cspNonce', '')
  app.addHook('onRequest', async (request, reply) => {
    request.cspNonce = randomBytes(16).toString('base64')
    reply.headers({
      'Content-Security-Policy': contentSecurityPolicy(request.cspNonce, config.recaptcha ? google : nobody),
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

/** Whom else pages may load something from: nobody, or Google where its captcha is wanted. */
type Others = { script: string; frame: string; image: string; connect: string; trustedTypes: string }

const nobody: Others = { script: '', frame: '', image: '', connect: '', trustedTypes: "'none'" }

const google: Others = {
  script: ' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  frame: ' https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
  image: ' https://www.gstatic.com/recaptcha/',
  connect: ' https://www.google.com/recaptcha/',
  // Google's script makes policies under names that it tells nobody.
  trustedTypes: '*',
}

function contentSecurityPolicy(nonce: string, others: Others) {
  return [
    "default-src 'none'",
    `script-src 'self'${others.script}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data:${others.image}`,
    "font-src 'self'",
    `connect-src 'self'${others.connect}`,
    "manifest-src 'self'",
    `frame-src 'self'${others.frame}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${others.trustedTypes}`,
  ].join('; ')
}
