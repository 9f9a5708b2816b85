import type { Costs } from './capacity.ts'

/** The costs that `pnpm bench scale` printed on a quiet machine. `docs/operate/scale.md` is derived from them. */
export const measured: Costs = { run: 4.2, poll: 1, signIn: 2.8, scheduleCheck: 54, pollsPerCore: 78 }
