import { sampleAwsKey, startSampleAws } from '@tributary/fakes/aws/sample-aws'
import type { DemoSystem } from './demo-system.ts'

const REMOVED = 'EC2 - Other'
const CHANGED = 'Amazon Simple Storage Service'

/** Starts the demo's AWS account. Its services have addresses instead of environment variables. */
export async function startDemoAws(clock: () => Date): Promise<DemoSystem & { costs: URL; sts: URL }> {
  const { costs, sts, store, stop } = await startSampleAws(clock)
  const today = clock().toISOString().slice(0, 10)
  const month = today.slice(0, 7)
  let changes = 0

  function change() {
    changes += 1
    const cost = String(changes * 1_000)
    const [line] = store.between(`${today}T00`, `${today}T24`).filter(({ service }) => service === CHANGED)
    if (!line) return `There are no costs of ${CHANGED}.`
    store.remove(month, (one) => one === line)
    store.put({ ...line, cost })
    return `${CHANGED} of ${today} now costs ${cost} USD.`
  }

  function remove() {
    store.remove(month, ({ service }) => service === REMOVED)
    return `This month has no costs of ${REMOVED} any more.`
  }

  return {
    name: `AWS, account ${sampleAwsKey.account}`,
    costs: new URL(`${costs.uri}/`),
    sts: new URL(`${sts.uri}/`),
    changes: [
      { label: 'Change the costs of today', run: change },
      { label: 'Remove a service from this month', run: remove },
    ],
    stop,
  }
}
