import type { FastifyRequest, FastifyServerOptions } from 'fastify'

/** JSON lines. Addresses are logged as their template, so that no id, token or e-mail in them reaches the log. */
export const loggerOptions = (level: string, stream?: { write(line: string): void }) =>
  ({
    level,
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
    serializers: { req: requestLine, err: errorLine },
    ...(stream && { stream }),
  }) satisfies FastifyServerOptions['logger']

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
