import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { type LoggerOptions, pino } from 'pino'
import { traceFields } from '../tracing/tracer.ts'

/**
 * Writes JSON lines to standard output, or to `stream`. Requests are logged by route template, so that no id, token or
 * email address of a URL reaches the log.
 */
export const createLogger = (level: string, stream?: { write(line: string): void }): FastifyBaseLogger =>
  stream ? pino({ ...options, level }, stream) : pino({ ...options, level })

const options: LoggerOptions = {
  mixin: traceFields,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  redact: {
    paths: [
      '*.password',
      '*.passwordHash',
      '*.token',
      '*.accessToken',
      '*.authorization',
      '*.cookie',
      '*.value',
    ],
    censor: '[redacted]',
  },
  serializers: {
    req: (request: FastifyRequest) => requestLine(request),
    err: (error: Error) => errorLine(error),
  },
}

const requestLine = (request: FastifyRequest) => ({
  method: request.method,
  route: request.routeOptions?.url ?? 'none',
})

// Without `detail`: there PostgreSQL quotes the values of a row.
const errorLine = (error: Error) => ({
  type: error.name,
  message: error.message,
  stack: error.stack ?? '',
  ...('code' in error && { code: error.code }),
})
