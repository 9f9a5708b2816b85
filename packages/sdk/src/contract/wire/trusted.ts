import * as z from 'zod/mini'

/** Our own side of a codec: the compiler has checked it, so nothing looks at it again while the program runs. */
export const trusted = /* @__NO_SIDE_EFFECTS__ */ <Value>(): z.ZodMiniType<Value, Value> => z.any()
