import { activeLanguage } from './catalogue.ts'

const names = /* @__PURE__ */ new Map<string, string>()

/** A day on which zones with summer time have two names, so that their general name is used. */
const DAY = /* @__PURE__ */ new Date('2026-01-15T12:00:00Z')

/**
 * Shows a time zone: its id, and its name in the language that is shown, "Europe/Berlin – Mitteleuropäische Zeit". Ids are
 * English, so English needs no name.
 */
export function formatZone(zone: string): string {
  const { tag } = activeLanguage()
  const id = zone.replaceAll('_', ' ')
  if (/^en\b/.test(tag)) return id
  const key = `${tag} ${zone}`
  const name = names.get(key) ?? nameOf(tag, zone)
  names.set(key, name)
  return `${id} – ${name}`
}

/** The general name, such as "Central European Time". A zone without one has a distance from UTC there. */
function nameOf(tag: string, zone: string): string {
  const general = partOf(tag, zone, 'longGeneric')
  return /\d/.test(general) ? partOf(tag, zone, 'long') : general
}

function partOf(tag: string, timeZone: string, timeZoneName: 'long' | 'longGeneric'): string {
  const parts = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName }).formatToParts(DAY)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
