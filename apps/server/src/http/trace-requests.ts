import type { FastifyInstance, FastifyRequest } from 'fastify'
import { beginSpan, type OpenSpan, type SpanStart } from '../tracing/tracer.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The span of a request to the API; undefined for any other. */
    span: OpenSpan | undefined
  }
}

/** Records a span of each request to the API. */
export function traceRequests(app: FastifyInstance): void {
  app.decorateRequest('span', undefined)
  app.addHook('onRequest', (request, _, done) => {
    if (!isApi(request)) return done()
    request.span = beginSpan(() => startOf(request))
    request.span.run(done)
  })
  // The body arrives in the context of the connection.
  app.addHook('preValidation', ({ span }, _, done) => (span ? span.run(done) : done()))
  app.addHook('onResponse', async ({ span, caller }, { statusCode }) =>
    span?.end({
      values: {
        'http.response.status_code': statusCode,
        'tributary.organisation.id': caller?.organisation ?? undefined,
      },
      failed: statusCode >= 500,
    }),
  )
}

const routeOf = ({ routeOptions }: FastifyRequest) => routeOptions.url ?? 'none'

const isApi = (request: FastifyRequest) => /^\/backend(?:\/|$)/.test(routeOf(request))

// A caller could choose the id of a trace, and whether it is recorded. So its span is linked, not continued.
const startOf = (request: FastifyRequest): SpanStart => ({
  name: `${request.method} ${routeOf(request)}`,
  kind: 'server',
  parent: null,
  link: linkOf(request.headers.traceparent),
  values: {
    'http.request.method': request.method,
    'http.route': routeOf(request),
    'tributary.request.id': request.id,
  },
})

const linkOf = (header: string | string[] | undefined) => (typeof header === 'string' ? header : undefined)
