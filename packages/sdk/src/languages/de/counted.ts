import { type PluralForm, plural } from '../../common/language/format.ts'
import { waitingTime } from '../../common/text/waiting-time.ts'

/** The forms of a counted text in German. */
export type GermanForms = Record<'one' | 'other', PluralForm>

/** Writes a counted text in German, which needs both forms. */
export const german = (count: number, forms: GermanForms): string => plural(count, forms)

const counting = (one: string, other = one) => {
  const forms = { one: `# ${one}`, other: `# ${other}` }
  return (count: number): string => german(count, forms)
}

// The nominative and the accusative are the same after a number.
export const areas = counting('Bereich', 'Bereiche')
export const characters = counting('Zeichen')
export const combinations = counting(
  'Kombination aus Bereich und Unterbereich',
  'Kombinationen aus Bereich und Unterbereich',
)
export const companies = counting('Unternehmen')
export const connectors = counting('Konnektor', 'Konnektoren')
export const days = counting('Tag', 'Tage')
export const entities = counting('Entität', 'Entitäten')
export const entries = counting('Eintrag', 'Einträge')
export const equalLines = counting('gleiche Zeile', 'gleiche Zeilen')
export const faults = counting('Fehler')
export const groups = counting('Sicherheitsgruppe', 'Sicherheitsgruppen')
export const headers = counting('Header')
export const helperTables = counting('Hilfstabelle', 'Hilfstabellen')
export const hours = counting('Stunde', 'Stunden')
export const licences = counting('Lizenz', 'Lizenzen')
export const lines = counting('Zeile', 'Zeilen')
export const links = counting('Verknüpfung', 'Verknüpfungen')
export const milestones = counting('Meilenstein', 'Meilensteine')
export const minutes = counting('Minute', 'Minuten')
export const organisations = counting('Organisation', 'Organisationen')
export const people = counting('Person', 'Personen')
export const requests = counting('Anfrage', 'Anfragen')
export const rows = counting('Zeile', 'Zeilen')
export const seconds = counting('Sekunde', 'Sekunden')
export const sources = counting('Quelle', 'Quellen')
export const subareas = counting('Unterbereich', 'Unterbereiche')
export const tables = counting('Tabelle', 'Tabellen')
export const users = counting('Benutzer')
export const xeroCompanies = counting('Xero-Unternehmen')
export const versions = counting('Version', 'Versionen')

// The dative, after "mit" and "von", where it differs.
export const daysDative = counting('Tag', 'Tagen')
export const areasDative = counting('Bereich', 'Bereichen')
export const entriesDative = counting('Eintrag', 'Einträgen')
export const milestonesDative = counting('Meilenstein', 'Meilensteinen')
export const subareasDative = counting('Unterbereich', 'Unterbereichen')
export const usersDative = counting('Benutzer', 'Benutzern')

/** How long to wait, given in seconds. */
export const untilRetry = waitingTime({ seconds, minutes, hours, days })
export const untilRetryDative = waitingTime({ seconds, minutes, hours, days: daysDative })

/** Ends a list of names: "and 3 more". */
export const andMore = (count: number): string =>
  german(count, { one: 'und ein weiterer Eintrag', other: 'und # weitere' })
