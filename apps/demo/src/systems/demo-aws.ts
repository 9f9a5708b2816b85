import { startAws } from '@tributary/fakes/aws/aws-server'
import type { AwsKey } from '@tributary/fakes/aws/aws-signature'
import type { CostLine, CostStore } from '@tributary/fakes/aws/cost-store'
import type { DemoSystem } from './demo-system.ts'

/** An access key that works at the demo's AWS only. */
export const demoAwsKey: AwsKey = {
  id: 'AKIADEMOTRIBUTARY001',
  secret: 'Harbour/light/41/for/the/demo/of/costs/9',
  account: '111122223333',
  user: 'cost-reader',
}

const DAY_MS = 24 * 60 * 60_000
const DAYS = 400
const REMOVED = 'Amazon Route 53'
const CHANGED = 'Amazon Simple Storage Service'

const services = [
  { service: CHANGED, usageType: 'EUN1-TimedStorage-ByteHrs', unit: 'GB-Mo', cents: 1_240 },
  {
    service: 'Amazon Elastic Compute Cloud - Compute',
    usageType: 'BoxUsage:t4g.small',
    unit: 'Hrs',
    cents: 8_064,
  },
  { service: 'AWS Lambda', usageType: 'EUN1-Lambda-GB-Second', unit: 'Lambda-GB-Second', cents: 37 },
  { service: REMOVED, usageType: 'DNS-Queries', unit: 'Queries', cents: 50 },
] as const

type Service = (typeof services)[number]

const monthOf = (day: string) => day.slice(0, 7)
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

const lineOf = ({ service, usageType, unit, cents }: Service, day: string, more = 0): CostLine => ({
  hour: `${day}T00:00:00Z`,
  service,
  usageType,
  unit,
  region: service === REMOVED ? 'NoRegion' : 'eu-north-1',
  account: demoAwsKey.account,
  recordType: 'Usage',
  cost: String((cents + Number(day.slice(8)) + more) / 100),
  quantity: String(cents),
})

/** Fills the costs of more than a year up to today. Only this month is not billed yet. */
function fill(store: CostStore, today: string) {
  for (let at = Date.parse(today) - DAYS * DAY_MS; at <= Date.parse(today); at += DAY_MS) {
    const day = dayOf(at)
    store.put(...services.map((service) => lineOf(service, day)))
    if (monthOf(day) !== monthOf(today)) store.finalise(monthOf(day))
  }
}

/** Starts the demo's AWS account. Its services have addresses instead of environment variables. */
export async function startDemoAws(clock: () => Date): Promise<DemoSystem & { costs: URL; sts: URL }> {
  const { costs, sts, store, stop } = await startAws({ clock, keys: [demoAwsKey] })
  const today = dayOf(clock().getTime())
  fill(store, today)
  let changes = 0

  function change() {
    changes += 1
    store.remove(monthOf(today), ({ hour, service }) => hour.startsWith(today) && service === CHANGED)
    const line = lineOf(services[0], today, changes * 100_000)
    store.put(line)
    return `Storage of ${today} now costs ${line.cost} USD.`
  }

  function remove() {
    store.remove(monthOf(today), ({ service }) => service === REMOVED)
    return `This month has no costs of ${REMOVED} any more.`
  }

  return {
    name: 'AWS',
    costs: new URL(`${costs.uri}/`),
    sts: new URL(`${sts.uri}/`),
    changes: [
      { label: 'Change the costs of today', run: change },
      { label: 'Remove a service from this month', run: remove },
    ],
    stop,
  }
}
