/** Tests use it to shrink pages and to change records between two of them. */
export type ApiPages = {
  /** The most rows of a page, whatever the request wants. */
  cap: number | undefined
  /** Runs once, just before the response with page `page`, counted from 1. */
  shiftAt(page: number, change: () => void): void
  /** Begins a page: runs the changes due before it. Returns the number of rows it may have. */
  begin(page: number, size: number): number
}

export function apiPages(): ApiPages {
  const shifts: { page: number; change: () => void }[] = []
  return {
    cap: undefined,
    shiftAt: (page, change) => void shifts.push({ page, change }),
    begin(page, size) {
      const at = shifts.findIndex((shift) => shift.page === page)
      if (at >= 0) for (const { change } of shifts.splice(at, 1)) change()
      return Math.min(size, this.cap ?? size)
    },
  }
}
