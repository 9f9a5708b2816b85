import { once } from 'node:events'
import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { ConfigError } from '../config-error.ts'

/** Starts to listen. Throws a {@link ConfigError} if the port is taken. */
export async function listen(app: FastifyInstance, { port, host }: Config) {
  await unlessInUse(port, app.listen({ port, host }))
}

/** Fails fast if the port is taken, before the database is opened and seeded. */
export async function assertPortFree({ port, host }: Config) {
  const probe = createServer().listen({ port, host })
  await unlessInUse(port, once(probe, 'listening'))
  probe.close()
  await once(probe, 'close')
}

async function unlessInUse(port: number, opening: Promise<unknown>) {
  try {
    await opening
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    throw new ConfigError(
      `Port ${port} is in use. Stop the program that uses it, or choose another port with PORT.`,
    )
  }
}
