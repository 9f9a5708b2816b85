import fc from 'fast-check'
import type { Plan, Step } from '../common/queue/plan.ts'

/** The outcome of a call: it works, it never reaches the server, or it works but its response is lost. */
type Fate = 'works' | 'fails' | 'is lost'

/** The outcomes of consecutive calls. Calls beyond the end of the list all work. */
export const fates: fc.Arbitrary<Fate[]> = fc.array(
  fc.constantFrom<Fate>('works', 'works', 'works', 'fails', 'is lost'),
  { maxLength: 20 },
)

/** The server's states before the plan and after each call that reached it, and whether the plan stopped early. */
export type Played<State> = { states: State[]; end: State; stopped: boolean }

/**
 * Runs a plan against a model of the server. A phase ends only when all its calls have worked. Within a
 * phase, calls run in the order that `shuffle` returns, and a failed call does not prevent the others.
 */
export function playPlan<State, S extends Step>(
  plan: Plan<S>,
  start: State,
  serve: (state: State, step: S) => State,
  {
    fate = [],
    shuffle = (steps) => steps,
  }: { fate?: Fate[]; shuffle?: (steps: readonly S[]) => readonly S[] } = {},
): Played<State> {
  const played: Played<State> = { states: [start], end: start, stopped: false }
  for (const phase of plan) {
    if (played.stopped) return played
    for (const step of shuffle(phase)) {
      const outcome = fate.shift() ?? 'works'
      if (outcome !== 'works') played.stopped = true
      if (outcome === 'fails') continue
      played.end = serve(played.end, step)
      played.states.push(played.end)
    }
  }
  return played
}

/** Runs plans, each from the state the previous one left, until one is not stopped. Returns every state. */
export function playUntilDone<State, S extends Step>(
  planFrom: (state: State) => Plan<S>,
  start: State,
  serve: (state: State, step: S) => State,
  fate: Fate[],
): Played<State> {
  const all: Played<State> = { states: [start], end: start, stopped: true }
  while (all.stopped) {
    const { states, end, stopped } = playPlan(planFrom(all.end), all.end, serve, { fate })
    Object.assign(all, { end, stopped, states: [...all.states, ...states] })
  }
  return all
}

/** Returns the keys of a plan, by phase. */
export const keysOf = <S extends Step>(plan: Plan<S>): string[][] =>
  plan.map((phase) => phase.map((step) => step.key))

/** Runs a phase's calls in either order, because the order must not matter. */
export const anyOrder = fc.constantFrom(
  <S>(steps: readonly S[]): readonly S[] => steps,
  <S>(steps: readonly S[]): readonly S[] => steps.toReversed(),
)
