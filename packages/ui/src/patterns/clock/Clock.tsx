import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'

/** The current time, and a subscription to its ticks. Components never read the system clock themselves. */
export type Clock = {
  now: () => Date
  subscribe: (onTick: () => void) => () => void
}

/** Returns a clock that stands still, for stories, tests and pages rendered ahead of time. */
export const fixedClock = (at: Date): Clock => ({ now: () => at, subscribe: () => () => {} })

const ClockContext = createContext<Clock | null>(null)

export type ClockProviderProps = {
  /** The source of the time: `now` and `subscribe`. */
  clock: Clock
  /** Everything that shows a time. */
  children: ReactNode
}

/** Sets the clock of everything below it. */
export function ClockProvider({ clock, children }: ClockProviderProps) {
  return <ClockContext.Provider value={clock}>{children}</ClockContext.Provider>
}

function useClock(): Clock {
  const clock = useContext(ClockContext)
  if (!clock) throw new Error('A component that shows a time needs a ClockProvider above it')
  return clock
}

/**
 * Returns a value derived from the time. The component renders only when that value changes, not at every tick, so a
 * thousand cards can use it. The value must be primitive.
 */
export function useMoment<Answer extends string | number | boolean>(read: (now: Date) => Answer): Answer {
  const clock = useClock()
  const answer = () => read(clock.now())
  return useSyncExternalStore(clock.subscribe, answer, answer)
}

/** Returns the time, and renders the component only when the result of `read` changes. */
export function useNowWhen(read: (now: Date) => string | number | boolean): Date {
  useMoment(read)
  return useClock().now()
}
