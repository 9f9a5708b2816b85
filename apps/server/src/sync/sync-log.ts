/** The part of a structured logger that refreshes use. Fastify's logger has this type. */
export type SyncLog = {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** Returns a log whose lines have these fields. */
const logWith = (log: SyncLog, fields: object): SyncLog => ({
  info: (more, message) => log.info({ ...fields, ...more }, message),
  warn: (more, message) => log.warn({ ...fields, ...more }, message),
  error: (more, message) => log.error({ ...fields, ...more }, message),
})

/** Returns the log of work for a request. Its lines have the id under the name that the lines of the request have. */
export const logOfRequest = (log: SyncLog, requestId: string | null): SyncLog =>
  requestId === null ? log : logWith(log, { reqId: requestId })

export const silentLog: SyncLog = { info: () => undefined, warn: () => undefined, error: () => undefined }
