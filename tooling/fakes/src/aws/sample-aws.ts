import { dice } from '../ftp/dice.ts'
import { type Aws, startAws } from './aws-server.ts'
import type { AwsKey } from './aws-signature.ts'
import type { CostLine } from './cost-store.ts'

/** The access key of the demo's AWS account. */
export const sampleAwsKey: AwsKey = {
  id: 'AKIADEMO4TRIBUTARY00',
  secret: 'demo-secret-of-the-sample-account',
  account: '111122223333',
  user: 'tributary',
}

const services = [
  {
    service: 'Amazon Simple Storage Service',
    usageType: 'EUN1-TimedStorage-ByteHrs',
    unit: 'GB-Mo',
    cents: 240,
  },
  {
    service: 'Amazon Relational Database Service',
    usageType: 'EUN1-InstanceUsage:db.t4g',
    unit: 'Hrs',
    cents: 312,
  },
  {
    service: 'Amazon Elastic Compute Cloud - Compute',
    usageType: 'EUN1-BoxUsage:t4g.small',
    unit: 'Hrs',
    cents: 481,
  },
  { service: 'EC2 - Other', usageType: 'EUN1-EBS:VolumeUsage.gp3', unit: 'GB-Mo', cents: 95 },
  { service: 'Tax', usageType: 'None', unit: 'N/A', cents: 226 },
] as const

const DAY_MS = 86_400_000
/** All days that AWS keeps. */
const DAYS = 430

/** Starts the demo's AWS on loopback, with the costs of the last fourteen months. */
export async function startSampleAws(clock: () => Date = () => new Date()): Promise<Aws> {
  const aws = await startAws({ clock, keys: [sampleAwsKey], pageCount: 1 })
  const chance = dice(47)
  const today = Math.floor(clock().getTime() / DAY_MS)
  for (let day = today - DAYS; day <= today; day++) {
    const date = new Date(day * DAY_MS).toISOString().slice(0, 10)
    aws.store.put(...services.map((service): CostLine => lineOf(date, service, chance.number(80, 120))))
    if (date.slice(0, 7) !== new Date(today * DAY_MS).toISOString().slice(0, 7))
      aws.store.finalise(date.slice(0, 7))
  }
  return aws
}

function lineOf(date: string, { cents, ...service }: (typeof services)[number], percent: number): CostLine {
  const isTax = service.service === 'Tax'
  return {
    ...service,
    hour: `${date}T00:00:00Z`,
    region: isTax ? 'NoRegion' : 'eu-north-1',
    account: sampleAwsKey.account,
    recordType: isTax ? 'Tax' : 'Usage',
    cost: ((cents * percent) / 10_000).toFixed(4),
    quantity: String(percent),
  }
}
