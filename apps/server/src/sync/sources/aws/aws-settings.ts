import { type AwsGranularity, readAwsGranularity } from '@tributary/sdk/connectors'
import { requiredIn, unusable } from '../properties.ts'
import { awsMessages } from './aws.messages.ts'

/** The services of AWS, and the region that their requests are signed for. */
export type AwsServices = { readonly region: string; readonly costs: URL; readonly sts: URL }

export type AwsSettings = {
  readonly keyId: string
  readonly secret: string
  /** `YYYY-MM-DD`. */
  readonly startDate: string
  readonly granularity: AwsGranularity
  readonly services: AwsServices
}

/** Reads and checks a connector's `aws.*` properties. */
export function readAwsSettings(properties: ReadonlyMap<string, string>): AwsSettings {
  // Without a key, an SDK of AWS would use the role of our server.
  const required = requiredIn(properties)
  return {
    services: servicesOf(required('aws.region').toLowerCase()),
    keyId: keyIdOf(required('aws.accessKeyId')),
    secret: plain('aws.secretAccessKey', required('aws.secretAccessKey')),
    startDate: startDateOf(required('aws.startDate')),
    granularity: granularityOf(required('aws.granularity')),
  }
}

/** Cost Explorer has one address for all regions of a partition. It does not filter costs by region. */
function servicesOf(region: string): AwsServices {
  if (region.startsWith('us-gov')) throw unusable(awsMessages.noCostExplorer)
  if (region.startsWith('cn-')) return services('cn-northwest-1', '.cn')
  return services('us-east-1', '')
}

const services = (region: string, ending: string): AwsServices => ({
  region,
  costs: new URL(`https://ce.${region}.amazonaws.com${ending}/`),
  sts: new URL(`https://sts.${region}.amazonaws.com${ending}/`),
})

/** Temporary keys need a session token, and the connector has no property for it. */
function keyIdOf(value: string): string {
  if (value.startsWith('ASIA')) throw unusable(awsMessages.temporaryKey)
  if (!/^\w{16,128}$/.test(value)) throw unusable(awsMessages.badKey('aws.accessKeyId'))
  return value
}

/** Refuses spaces and line breaks, which are easily copied with a key. */
function plain(name: string, value: string): string {
  if (!/^[\x21-\x7e]+$/.test(value)) throw unusable(awsMessages.badKey(name))
  return value
}

function startDateOf(text: string): string {
  const [found] = /^\d{4}-\d\d-\d\d(?=$|T)/.exec(text) ?? []
  const date = new Date(`${found}T00:00:00Z`)
  if (!found || Number.isNaN(date.getTime()) || !date.toISOString().startsWith(found))
    throw unusable(awsMessages.badStartDate)
  return found
}

function granularityOf(text: string): AwsGranularity {
  const granularity = readAwsGranularity(text)
  if (!granularity) throw unusable(awsMessages.badGranularity)
  return granularity
}
