/** The part of a structured logger that refreshes use. Fastify's logger has this type. */
export type SyncLog = {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

export const silentLog: SyncLog = { info: () => undefined, warn: () => undefined, error: () => undefined }
