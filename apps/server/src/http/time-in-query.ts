import { badRequest } from './http-error.ts'

const wrongTime = (name: string) =>
  `query.${name} must be a time in ISO 8601, for example 2026-11-21T06:00:00Z.`

/** Reads an optional time of a query. Throws a 400 for anything else. */
export function timeInQuery(name: string, text: string | undefined): Date | undefined {
  if (text === undefined) return undefined
  const time = new Date(text)
  const year = time.getUTCFullYear()
  if (Number.isNaN(year) || year < 1970 || year > 9999) throw badRequest(wrongTime(name))
  return time
}
