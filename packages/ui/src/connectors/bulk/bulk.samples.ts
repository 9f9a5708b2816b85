import { type ItemState, type Progress, progressOf } from '@tributary/sdk/common'
import type { BulkPlan, BulkStep } from '@tributary/sdk/connectors'

const names = [
  'Warehouse files',
  'Harbour & Pine Ltd',
  'Ledger archive',
  'Daily figures of store 12',
  'New depot',
]

const steps: readonly BulkStep[] = names.map((name, place) => ({
  key: `refresh ${place}`,
  id: place,
  name,
  clientKey: 'acme',
  connectorKey: `connector-${place}`,
}))

/** Five connectors, and three that are left out. */
export const fivePlanned: BulkPlan = {
  plan: [steps],
  leftOut: [
    { why: 'off', names: ['Closed branch', 'Old price list'] },
    { why: 'priced', names: ['Cloud costs'] },
  ],
}

/** Only connectors that are left out. */
export const nothingPlanned: BulkPlan = { plan: [], leftOut: fivePlanned.leftOut }

/** The progress of the five. A failed one has a reason. */
export const progressWith = (
  state: Progress<BulkStep>['state'],
  states: readonly ItemState[],
): Progress<BulkStep> =>
  progressOf(
    state,
    steps.map((step, place) => {
      const itemState = states[place] ?? 'waiting'
      return { step, state: itemState, message: itemState === 'failed' ? 'It is running already.' : '' }
    }),
  )
