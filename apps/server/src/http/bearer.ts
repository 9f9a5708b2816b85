import type { FastifyRequest } from 'fastify'

/** Returns the access token of a request. It is accepted only in the Authorization header. */
export const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer ([\w.-]{1,4096})$/i.exec(request.headers.authorization ?? '')?.[1]

/** Whether a background poll sent this request. Such requests do not count as activity. */
export const isBackground = (request: FastifyRequest): boolean =>
  request.headers['x-tributary-background'] === '1'
