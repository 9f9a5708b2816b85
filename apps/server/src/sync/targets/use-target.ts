import type { ConnectionCheckKey, TablePreview } from '@tributary/domain'
import type { OpenedTarget, OpenTarget, TargetOf } from './open-target.ts'
import { ownerMark, type TargetTable } from './target-table.ts'

/** Something that holds of where the tables go. */
export type PassedTargetCheck = {
  readonly key: Extract<ConnectionCheckKey, 'target-reached' | 'target-writable'>
}

/** Tries one thing after the other and yields what held; the first that does not is thrown. Changes nothing. */
export async function* probeTarget(
  openTarget: OpenTarget,
  of: TargetOf,
  signal: AbortSignal,
): AsyncGenerator<PassedTargetCheck> {
  const { target, schema } = openTarget(of, signal)
  try {
    await target.reach()
    yield { key: 'target-reached' }
    await target.checkSchema(schema)
    yield { key: 'target-writable' }
  } finally {
    await target.close()
  }
}

/** The first rows of a table that a connector's refreshes have written; undefined when there is none of that name. */
export async function previewTable(
  openTarget: OpenTarget,
  of: TargetOf & { readonly connectorId: string },
  table: TargetTable,
  signal: AbortSignal,
): Promise<TablePreview | undefined> {
  const { target }: OpenedTarget = openTarget(of, signal)
  try {
    return await target.preview(table, ownerMark(of.connectorId))
  } finally {
    await target.close()
  }
}
