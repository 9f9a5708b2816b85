import { awsCostWindows } from '@tributary/sdk/connectors'
import { HttpFailure } from '../http/http-failure.ts'
import { asUnreachable, type SourceConnection } from '../http/http-source.ts'
import type { PassedCheck } from '../source-adapter.ts'
import { awsMessages } from './aws.messages.ts'
import { reasonOf, reasons } from './aws-failure.ts'
import type { AwsSettings } from './aws-settings.ts'
import type { CallerIdentity } from './caller-identity.ts'
import { readingOf } from './cost-reader.ts'
import { costRequest } from './cost-request.ts'
import { costTables } from './cost-tables.ts'

const DAY_MS = 24 * 60 * 60 * 1_000

type Probing = { settings: AwsSettings; identify: () => Promise<CallerIdentity>; now: () => Date }

/** Checks the key, which is free, then requests the total of yesterday, which is not. */
export async function* probeAws(
  { once }: SourceConnection,
  { settings, identify, now }: Probing,
): AsyncGenerator<PassedCheck> {
  const identity = await identify().catch(refusalOr(asUnreachable))
  yield* [{ key: 'host-found' }, { key: 'reached' }] satisfies PassedCheck[]
  if (identity instanceof HttpFailure) throw identity
  yield { key: 'signed-in' }
  const { today, granularity } = readingOf(settings, identity, now)
  const yesterday = new Date(Date.parse(today) - DAY_MS).toISOString().slice(0, 10)
  const [window] = awsCostWindows(yesterday, today, granularity)
  const [totals] = costTables
  if (!window || !totals) throw new Error('There is always a yesterday, and a table.')
  const sentence = await once(costRequest(totals, granularity, window)).then(
    () => awsMessages.readable(identity.account),
    (error: unknown) => {
      if (reasonOf(error) !== reasons.noData) throw error
      return awsMessages.readableLater(identity.account)
    },
  )
  yield { key: 'source-readable', sentence }
}

/** Returns a refusal of the key, which shows that AWS was reached. */
const refusalOr = (otherwise: (error: unknown) => never) => (error: unknown) =>
  error instanceof HttpFailure && error.forbidden ? error : otherwise(error)
