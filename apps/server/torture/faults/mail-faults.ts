import { setTimeout as pause } from 'node:timers/promises'
import { createUser, failureMessage, listRoles } from '@tributary/sdk'
import { startCuttingProxy } from '../../src/sync/testing/cutting-proxy.ts'
import { shiftClock } from '../probe/use-probe.ts'
import type { FaultRow } from './fault-row.ts'
import { type FaultWorld, startFaultWorld } from './fault-world.ts'

type Proxy = Awaited<ReturnType<typeof startCuttingProxy>>

const MINUTE = 60_000
const faults: readonly { name: string; begin(proxy: Proxy, world: FaultWorld): unknown }[] = [
  { name: 'The mail server is not available', begin: (proxy) => proxy.refuse() },
  { name: 'The mail server is slow: 2 s more in each direction', begin: (proxy) => proxy.delay(2_000) },
  {
    name: 'The mail server rejects mail for now (451)',
    begin: (_, { installation }) => installation.smtp.behaviours.push({ at: 'RCPT TO', refuseWith: 451 }),
  },
  { name: 'The mail server is silent', begin: (proxy) => proxy.fallSilent() },
]

/** Breaks the mail server while a user is invited. The clock is moved on to the next attempt, to save time. */
export async function mailFaults(report: (row: FaultRow) => void): Promise<void> {
  let proxy: Proxy | undefined
  const world = await startFaultWorld('postgres', {
    settings: async ({ SMTP_URL = '' }) => {
      proxy = await startCuttingProxy(Number(new URL(SMTP_URL).port))
      return { SMTP_URL: `smtp://127.0.0.1:${proxy.port}` }
    },
  })
  try {
    for (const [at, { name, begin }] of faults.entries()) {
      if (!proxy) continue
      await begin(proxy, world)
      report({ fault: name, ...(await invited(world, proxy, at)) })
    }
  } finally {
    await world.stop()
    await proxy?.stop()
  }
}

async function invited({ person, installation: { smtp }, server }: FaultWorld, proxy: Proxy, at: number) {
  const { client, orgId: organisationId } = person
  const roleId = (await listRoles(client)).find(({ name }) => name === 'User')?.id ?? ''
  const emailAddress = `invited${at}@tributary.example`
  const body = { firstName: 'Ina', lastName: `Number ${at}`, emailAddress, roleId, organisationId }
  const sees = await createUser(client, { body: { ...body, sendPasswordLink: true } }).then(
    ({ message }) => `the invitation: “${message}”`,
    (error: unknown) => `the invitation: “${failureMessage(error)}”`,
  )
  const arrived = () => smtp.received.filter(({ envelope }) => envelope.to.includes(emailAddress)).length
  const isSentMeanwhile = await within(15_000, () => arrived() > 0)
  proxy.comeBack()
  for (let minutes = 1; minutes <= 20 && arrived() === 0; minutes++) {
    await shiftClock(server, minutes * MINUTE)
    await within(7_000, () => arrived() > 0)
  }
  await shiftClock(server, 0)
  const recovers = isSentMeanwhile
    ? 'the mail is only later'
    : 'the mail is sent at the next attempt: 1 minute later, then twice as long each time'
  return {
    sees,
    recovers: arrived() > 0 ? recovers : 'NO MAIL',
    lost: arrived() === 1 ? 'nothing' : `${arrived()} MAILS`,
  }
}

async function within(ms: number, isTrue: () => boolean): Promise<boolean> {
  for (const until = performance.now() + ms; performance.now() < until; await pause(100))
    if (isTrue()) return true
  return isTrue()
}
