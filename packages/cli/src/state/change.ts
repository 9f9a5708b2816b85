/** A field that a change sets: its value before and after. Null means none. */
export type FieldChange = { field: string; before: string | null; after: string | null }

/** One change of a plan. */
export type Change = {
  action: 'create' | 'change' | 'delete'
  /** The noun, e.g. "area". */
  what: string
  name: string
  fields: readonly FieldChange[]
  /** Makes the change. It uses what earlier changes of the plan have created. */
  run: () => Promise<unknown>
}

/** Returns the fields whose values differ. */
export const changedFields = (fields: readonly FieldChange[]): FieldChange[] =>
  fields.filter(({ before, after }) => before !== after)

/** Returns one change, or none if no field differs. */
export const changeOf = (
  what: string,
  name: string,
  fields: readonly FieldChange[],
  run: () => Promise<unknown>,
): Change[] => {
  const changed = changedFields(fields)
  return changed.length > 0 ? [{ action: 'change', what, name, fields: changed, run }] : []
}
