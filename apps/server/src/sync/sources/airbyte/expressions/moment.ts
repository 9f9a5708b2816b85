/** A date or a time. Values of expressions; compared by their instant. */
export class Moment {
  /** Milliseconds since 1970, with fractions. */
  readonly ms: number
  /** Minutes that its zone is ahead of UTC; undefined if it has no zone, and is then read as UTC. */
  readonly zone: number | undefined
  readonly isDay: boolean

  constructor(ms: number, { zone, isDay = false }: { zone?: number | undefined; isDay?: boolean } = {}) {
    this.ms = ms
    this.zone = zone
    this.isDay = isDay
  }

  /** The same instant as a date whose UTC fields are those of this zone. */
  get local(): Date {
    return new Date(Math.floor(this.ms) + (this.zone ?? 0) * 60_000)
  }

  get microseconds(): number {
    return Math.floor((((this.ms % 1_000) + 1_000) % 1_000) * 1_000 + 0.5)
  }

  plus(span: Span, sign: 1 | -1 = 1): Moment {
    const moved = span.months === 0 ? this.ms : movedByMonths(this.ms, sign * span.months)
    return new Moment(moved + sign * span.ms, this)
  }
}

/** A duration: calendar months, and milliseconds. */
export class Span {
  readonly months: number
  readonly ms: number

  constructor(months: number, ms: number) {
    this.months = months
    this.ms = ms
  }
}

/** Moves an instant by months. A day that the month does not have becomes its last day. */
function movedByMonths(ms: number, months: number): number {
  const date = new Date(ms)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, last))
  return date.getTime() + (ms - Math.floor(ms))
}

const DAY_MS = 86_400_000
const SPAN =
  /^(-?)P(?=.)(?:(\d{1,6})Y)?(?:(\d{1,6})M)?(?:(\d{1,6})W)?(?:(\d{1,6}(?:\.\d{1,6})?)D)?(?:T(?=.)(?:(\d{1,7})H)?(?:(\d{1,8})M)?(?:(\d{1,9}(?:\.\d{1,6})?)S)?)?$/

/** Reads a duration of ISO 8601, such as `P1DT2H`; undefined if the text is not one. */
export function readSpan(text: string): Span | undefined {
  const found = SPAN.exec(text.trim())
  if (!found) return undefined
  const [years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = found
    .slice(2)
    .map((part) => Number(part ?? 0))
  const sign = found[1] ? -1 : 1
  const ms = (weeks * 7 + days) * DAY_MS + hours * 3_600_000 + minutes * 60_000 + seconds * 1_000
  return new Span(sign * (years * 12 + months), sign * ms)
}
