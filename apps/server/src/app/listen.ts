import { once } from 'node:events'
import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { ConfigError } from '../config-error.ts'

/** Opens the door. */
export async function listen(app: FastifyInstance, { port, host }: Config) {
  await unlessInUse(port, app.listen({ port, host }))
}

/** Tells at once, before a database is filled in vain, that the door would not open. */
export async function assertPortFree({ port, host }: Config) {
  const door = createServer().listen({ port, host })
  await unlessInUse(port, once(door, 'listening'))
  door.close()
  await once(door, 'close')
}

async function unlessInUse(port: number, opening: Promise<unknown>) {
  try {
    await opening
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    throw new ConfigError(`Port ${port} is in use. Stop what uses it, or choose another one with PORT.`)
  }
}
