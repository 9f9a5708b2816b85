import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'

/** The time, handed over, and a way to hear of each tick: the views have no clock of their own. */
export type Clock = {
  now: () => Date
  subscribe: (onTick: () => void) => () => void
}

/** A clock that stands still: for stories, tests and pages rendered ahead of time. */
export const fixedClock = (at: Date): Clock => ({ now: () => at, subscribe: () => () => {} })

const ClockContext = createContext<Clock | null>(null)

export type ClockProviderProps = { clock: Clock; children: ReactNode }

/** Gives everything inside one clock. */
export function ClockProvider({ clock, children }: ClockProviderProps) {
  return <ClockContext value={clock}>{children}</ClockContext>
}

function useClock(): Clock {
  const clock = useContext(ClockContext)
  if (!clock) throw new Error('A component that tells the time needs a ClockProvider above it')
  return clock
}

/**
 * Something that follows from the time. The component is drawn again only when the answer changes,
 * not at every tick, so a thousand cards may each ask. The answer has to be a plain value.
 */
export function useMoment<Answer extends string | number | boolean>(read: (now: Date) => Answer): Answer {
  const clock = useClock()
  const answer = () => read(clock.now())
  return useSyncExternalStore(clock.subscribe, answer, answer)
}

/** The time, for a component that need only be drawn again when `read` answers differently. */
export function useNowWhen(read: (now: Date) => string | number | boolean): Date {
  useMoment(read)
  return useClock().now()
}
