import fc from 'fast-check'
import type { Plan, Step } from '../common/queue/plan.ts'

/** What becomes of a call: it works, the server never hears of it, or its answer is lost after it has worked. */
type Fate = 'works' | 'fails' | 'is lost'

/** What happens to the calls made one after another; those beyond its end all work. */
export const fates: fc.Arbitrary<Fate[]> = fc.array(
  fc.constantFrom<Fate>('works', 'works', 'works', 'fails', 'is lost'),
  { maxLength: 20 },
)

/** A server's state before a plan and after each call that reached it, and what stopped the plan, if anything did. */
export type Played<State> = { states: State[]; end: State; stopped: boolean }

/**
 * Plays a plan to a model of the server. A phase is left only when all of it has worked; inside a phase the calls come
 * in the order that `shuffle` gives them, and one that fails does not keep the others of its phase from being made.
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

/** Plays plans, each made from the state the last one left, until one is not stopped. Answers every state there was. */
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

/** Every key of a plan, phase by phase. */
export const keysOf = <S extends Step>(plan: Plan<S>): string[][] =>
  plan.map((phase) => phase.map((step) => step.key))

/** Either order of a phase's calls: what must not matter. */
export const anyOrder = fc.constantFrom(
  <S>(steps: readonly S[]): readonly S[] => steps,
  <S>(steps: readonly S[]): readonly S[] => steps.toReversed(),
)
