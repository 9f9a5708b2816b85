import type { Costs } from './capacity.ts'

/** The costs that `pnpm bench scale` printed on a quiet machine. `docs/operate/scale.md` is derived from them. */
export const measured: Costs = {
  run: 36,
  poll: 1.5,
  signIn: 16,
  scheduleCheck: 447,
  pollsPerCore: 611,
}
