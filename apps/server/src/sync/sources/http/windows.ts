import type { Windows } from './http-stream.ts'

export type Window = { readonly from: string; readonly to: string }

/** Yields the windows from a day on, oldest first. Windows start on the first day of a month or a year. */
export function* windowsFrom({ to, by }: Windows, from: string): Generator<Window> {
  for (let start = from; start < to; ) {
    const end = nextStart(start, by)
    yield { from: start, to: end < to ? end : to }
    start = end
  }
}

function nextStart(day: string, by: Windows['by']): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const next = by === 'year' ? new Date(Date.UTC(year + 1, 0, 1)) : new Date(Date.UTC(year, month, 1))
  return next.toISOString().slice(0, 10)
}
