import type { StructureImpact } from '@tributary/sdk/excel'
import type { Impacts } from './RemoveThing.tsx'

type Asked<Row> = { data: readonly Row[] | undefined; error: unknown }

/** What depends on something, as far as a list that tells it has been answered. */
export function impactsOf<Row>(
  { data, error }: Asked<Row>,
  impacts: (rows: readonly Row[]) => readonly StructureImpact[],
): Impacts {
  if (data) return impacts(data)
  return error ? 'failed' : 'unknown'
}
