import type * as z from 'zod/mini'

/** A rule between the fields of a body. What `z.refine` does, at a fraction of what that adds to every client. */
export const holds =
  /* @__NO_SIDE_EFFECTS__ */
    <Value>(rule: (value: Value) => boolean): z.core.CheckFn<Value> =>
    ({ value, issues }) => {
      if (!rule(value)) issues.push({ code: 'custom', input: value, message: 'refused' })
    }
