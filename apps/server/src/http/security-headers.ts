import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The nonce for style and script elements of this response. */
    cspNonce: string
  }
}

const deniedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
]

/** Features that a video needs; denied without one. */
const videoFeatures = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture']

/** Sets headers that allow nothing from other hosts, no inline code and no framing. */
export function addSecurityHeaders(
  app: FastifyInstance,
  config: Pick<Config, 'publicUrl' | 'recaptcha'>,
  videoOrigins: readonly string[],
): void {
  const others = withFrames(config.recaptcha ? google : none, videoOrigins)
  const permissions = permissionsPolicy(videoOrigins)
  app.decorateRequest('cspNonce', '')
  app.addHook('onRequest', async (request, reply) => {
    request.cspNonce = randomBytes(16).toString('base64')
    reply.headers({
      'Content-Security-Policy': contentSecurityPolicy(request.cspNonce, others),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': permissions,
      'X-Request-Id': request.id,
    })
    if (config.publicUrl.protocol === 'https:')
      reply.header('Strict-Transport-Security', 'max-age=63072000; includeSubDomains')
  })
}

/** Further sources that pages may load from: none, or Google for its captcha. */
type Others = { script: string; frame: string; image: string; connect: string; trustedTypes: string }

const none: Others = { script: '', frame: '', image: '', connect: '', trustedTypes: "'none'" }

const google: Others = {
  script: ' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  frame: ' https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
  image: ' https://www.gstatic.com/recaptcha/',
  connect: ' https://www.google.com/recaptcha/',
  // Google's script creates policies under undocumented names.
  trustedTypes: '*',
}

const withFrames = (others: Others, origins: readonly string[]): Others => ({
  ...others,
  frame: others.frame + origins.map((origin) => ` ${origin}`).join(''),
})

/** A frame gets a feature only if the page around it has it, so the page itself is listed as well. */
function permissionsPolicy(videos: readonly string[]) {
  const players = videos.length > 0 ? `(self ${videos.map((origin) => `"${origin}"`).join(' ')})` : '()'
  return [
    ...deniedFeatures.map((feature) => `${feature}=()`),
    ...videoFeatures.map((feature) => `${feature}=${players}`),
  ].join(', ')
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
