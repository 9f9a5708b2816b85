import type { CallHooks } from './hooks.ts'

const levels = ['debug', 'info', 'warn', 'error'] as const

/** The lines to log: `debug` every request, `info` responses, `warn` retries, `error` calls that failed. */
export type LogLevel = (typeof levels)[number]

/** Where lines are written. `console` is one, and so are the loggers of pino and winston. */
export type Logger = Readonly<Record<LogLevel, (line: string) => void>>

/**
 * Creates hooks that log the calls of a client, from a level on. The lines contain no address, header, body or name of
 * a user: only the path's template, the status, the duration and the server's request id.
 */
export function callLogger(logger: Logger, from: LogLevel = 'warn'): CallHooks {
  const log = (level: LogLevel, line: string) => {
    if (levels.indexOf(level) >= levels.indexOf(from)) logger[level](line)
  }
  return {
    onRequest: ({ method, path, attempt }) => log('debug', `${method} ${path}: attempt ${attempt}`),
    onResponse: ({ method, path, status, duration, requestId }) => {
      const request = requestId ? ` (request ${requestId})` : ''
      log('info', `${method} ${path}: ${status} in ${Math.round(duration)} ms${request}`)
    },
    onRetry: ({ method, path, attempt, pause, error: { kind, statusCode = '' } }) =>
      log(
        'warn',
        `${method} ${path}: retry ${attempt} in ${Math.round(pause)} ms, after ${`${kind} ${statusCode}`.trim()}`,
      ),
    onFailure: (error) => log(error.kind === 'aborted' ? 'debug' : 'error', String(error)),
  }
}
