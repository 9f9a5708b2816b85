/** As much of a structured logger as the sync needs; Fastify's fits. */
export type SyncLog = {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

export const silentLog: SyncLog = { info: () => undefined, warn: () => undefined, error: () => undefined }
