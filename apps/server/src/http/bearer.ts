import type { FastifyRequest } from 'fastify'

/** The access token of a request, which comes in this header and nowhere else. */
export const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer ([\w.-]{1,4096})$/i.exec(request.headers.authorization ?? '')?.[1]

/** Whether a timer sent this rather than a person; such requests keep no session awake. */
export const isBackground = (request: FastifyRequest): boolean =>
  request.headers['x-tributary-background'] === '1'
