import type { ConnectionCheckKey, TablePreview } from '@tributary/domain'
import type { OpenedTarget, OpenTarget, TargetOf } from './open-target.ts'
import type { TargetTable } from './target-table.ts'

/** A check of a target that passed. */
export type PassedTargetCheck = {
  readonly key: Extract<ConnectionCheckKey, 'target-reached' | 'target-writable'>
}

/** Runs one check after another and yields each that passes; throws the first that fails. Changes nothing. */
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

/** Returns the first rows of a table that has this owner's mark, or undefined if it does not exist. */
export async function previewTable(
  openTarget: OpenTarget,
  of: TargetOf & { readonly owner: string },
  table: TargetTable,
  signal: AbortSignal,
): Promise<TablePreview | undefined> {
  const { target }: OpenedTarget = openTarget(of, signal)
  try {
    return await target.preview(table, of.owner)
  } finally {
    await target.close()
  }
}
