import { setTimeout as pause } from 'node:timers/promises'
import { DEMO_PASSWORD } from '@tributary/fakes/demo-data/people'
import { createArea, createClient, failureMessage, listAreas, signIn, updateArea } from '@tributary/sdk'
import { signInErrorMessage } from '@tributary/sdk/session'
import {
  createInstallation,
  type Engine,
  type Installation,
  type InstallationOptions,
} from '../installation.ts'
import { type Person, signInAt } from '../person.ts'
import { probeOptions } from '../probe/use-probe.ts'
import { createRegister, newTally, type Register } from '../record.ts'
import { type ServerOptions, type ServerProcess, startServerProcess } from '../server-process.ts'

/** A running server, a user, and an area whose name records what was saved. */
export type FaultWorld = {
  readonly installation: Installation
  readonly server: ServerProcess
  readonly person: Person
  /** Saves a new name of the area. */
  save(): Promise<void>
  /** Whether the server has what it acknowledged. */
  isComplete(): Promise<boolean>
  stop(): Promise<void>
}

type Options = InstallationOptions & {
  /** Changes the settings of the server, for example to go through a proxy. */
  settings?: (environment: Installation['environment']) => Promise<Record<string, string>>
  server?: Pick<ServerOptions, 'output'>
}

export async function startFaultWorld(engine: Engine, options: Options = {}): Promise<FaultWorld> {
  const installation = await createInstallation(engine, options)
  const environment = { ...installation.environment, ...(await options.settings?.(installation.environment)) }
  const { port } = installation
  const server = startServerProcess({ port, environment, nodeOptions: probeOptions, ...options.server })
  await server.ready()
  const person = await signInAt(port)
  const { client, orgId } = person
  const made = await createArea(client, { body: { name: 'Fault 0', organisationId: orgId } })
  const { id, status } = made.data
  const register: Register<string> = createRegister('Fault 0', newTally())
  let count = 0
  return {
    installation,
    server,
    person,
    save() {
      const name = `Fault ${++count}`
      const body = {
        name,
        organisationId: orgId,
        statusId: status?.id ?? '',
        subareaLinkType: 'automatic' as const,
      }
      return register.write(name, () => updateArea(client, { params: { id }, body }))
    },
    async isComplete() {
      const areas = await listAreas(client, { query: { orgId } })
      return register.settle(areas.find((area) => area.id === id)?.name ?? '')
    },
    async stop() {
      await server.kill()
      await installation.stop()
    },
  }
}

/** Makes the calls of a user and returns what each shows. */
export async function look({
  person: { client, orgId },
  save,
  installation: { port },
}: FaultWorld): Promise<string> {
  const stranger = createClient({ baseUrl: `http://127.0.0.1:${port}/backend` })
  const credentials = { emailAddress: 'olga@tributary.example', password: DEMO_PASSWORD }
  const seen = await Promise.all([
    shown('reading', listAreas(client, { query: { orgId } })),
    shown('saving', save()),
    shown('signing in', signIn(stranger, credentials), signInErrorMessage),
  ])
  const texts = new Set(seen.map(({ text }) => text))
  const [first] = seen
  if (texts.size === 1 && first) return first.text
  return seen.map(({ call, text }) => `${call}: ${text}`).join('; ')
}

const shown = (
  call: string,
  work: Promise<unknown>,
  sentenceOf: (error: unknown) => string | null = failureMessage,
) =>
  work.then(
    () => ({ call, text: 'works' }),
    (error: unknown) => ({ call, text: `“${sentenceOf(error) ?? failureMessage(error)}”` }),
  )

const RECOVERY_MS = 180_000

/** Makes the calls until all work. Returns how soon that is, in words. */
export async function recovered(world: FaultWorld): Promise<string> {
  const from = performance.now()
  for (let tries = 1; performance.now() - from < RECOVERY_MS; tries++) {
    if ((await look(world)) === 'works')
      return tries === 1
        ? 'with the next request'
        : `after ${Math.ceil((performance.now() - from) / 1_000)} s`
    await pause(200)
  }
  return 'NOT WITHIN 3 MINUTES'
}

/** Compares the saved name with the acknowledged one, and returns the loss in words. */
export const lostIn = async (world: FaultWorld): Promise<string> =>
  (await world.isComplete()) ? 'nothing' : 'AN ACKNOWLEDGED SAVE'
