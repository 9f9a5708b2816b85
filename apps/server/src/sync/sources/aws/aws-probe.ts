import { awsCostWindows } from '@tributary/sdk/connectors'
import { connectionChecks } from '../http/connection-checks.ts'
import type { SourceConnection } from '../http/http-source.ts'
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
export const probeAws = ({ once }: SourceConnection, { settings, identify, now }: Probing) =>
  connectionChecks(identify, async (identity) => {
    const { today, granularity } = readingOf(settings, identity, now)
    const yesterday = new Date(Date.parse(today) - DAY_MS).toISOString().slice(0, 10)
    const [window] = awsCostWindows(yesterday, today, granularity)
    const [totals] = costTables
    if (!window || !totals) throw new Error('There is always a yesterday, and a table.')
    try {
      await once(costRequest(totals, granularity, window))
      return awsMessages.readable(identity.account)
    } catch (error) {
      if (reasonOf(error) !== reasons.noData) throw error
      return awsMessages.readableLater(identity.account)
    }
  })
