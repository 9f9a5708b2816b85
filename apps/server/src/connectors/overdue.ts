const OVERDUE_MS = 30 * 60_000
export const isOverdue = (triggeredAt: Date, now: Date): boolean =>
  now.getTime() - triggeredAt.getTime() > OVERDUE_MS
