import { AREA_ROWS_MAXIMUM, type Area, readCells, type Subarea } from '@tributary/domain'
import { nameKey } from '../../common/text/name-key.ts'
import { nameError } from '../../common/validation/name.ts'
import { areaTableMessages } from './import.messages.ts'

/** A row of the form that adds areas and sub-areas. */
export type AreaRow = {
  /** Identifies the row in the form. */
  key: string
  /** The name of the area. */
  area: string
  /** The name of the sub-area; '' if the row adds only the area. */
  subarea: string
}

/** A note below a cell. */
export type AreaRowNote = {
  /** The note in words. */
  words: string
  /** Whether the row must be corrected. */
  isError: boolean
}

/** What happens to the two cells of a row; null without a note. */
export type AreaRowNotes = {
  /** About the area. */
  area: AreaRowNote | null
  /** About the sub-area. */
  subarea: AreaRowNote | null
}

/** What a table adds. */
export type AreaRowsResult = {
  /** The notes of each row, in their order. */
  notes: AreaRowNotes[]
  /** The numbers of new items. */
  added: {
    /** The new areas. */
    areas: number
    /** The new sub-areas. */
    subareas: number
    /** The new links of custom areas. */
    links: number
  }
  /** The number of rows that must be corrected. */
  errors: number
}

/** The areas with their custom links, and the sub-areas of the organisation. */
export type KnownAreas = {
  /** All areas. */
  areas: readonly Pick<Area, 'name' | 'subareaLinkType' | 'subareas'>[]
  /** All sub-areas. */
  subareas: readonly Pick<Subarea, 'name'>[]
}

const headings: readonly string[] = ['area', 'areas', 'bereich', 'bereiche', 'مجال', 'المجال', 'المجالات']

/** Reads rows from a spreadsheet or a CSV file. A row of headings is left out, and an empty area repeats the one above. */
export function areaRowsOf(text: string, newKey: () => string): AreaRow[] {
  let above = ''
  return readCells(text)
    .filter(([area = ''], place) => place > 0 || !headings.includes(nameKey(area)))
    .map(([area = '', subarea = '']) => {
      above = area || above
      return { key: newKey(), area: above, subarea }
    })
}

const isEmpty = ({ area, subarea }: AreaRow) => `${area}${subarea}`.trim() === ''
const error = (words: string): AreaRowNote => ({ words, isError: true })
const note = (words: string): AreaRowNote => ({ words, isError: false })

/** Returns what happens to each row, and what all of them add. */
export function areaRowsResult(rows: readonly AreaRow[], known: KnownAreas): AreaRowsResult {
  const areas = new Map(known.areas.map((area) => [nameKey(area.name), area]))
  const subareas = new Set(known.subareas.map(({ name }) => nameKey(name)))
  const seen = new Map<string, number>()
  const added = { areas: new Set<string>(), subareas: new Set<string>(), links: 0 }
  const notes = rows.map((row, place): AreaRowNotes => {
    if (isEmpty(row)) return { area: null, subarea: null }
    const refused = refusalOf(row, place, seen)
    if (refused) return refused
    const [areaKey, subareaKey] = [nameKey(row.area), nameKey(row.subarea)]
    const area = areas.get(areaKey)
    if (!area) added.areas.add(areaKey)
    const isAutomatic = area !== undefined && area.subareaLinkType !== 'custom'
    const isLinked = area?.subareas.some(({ name }) => nameKey(name) === subareaKey) ?? false
    if (subareaKey && !subareas.has(subareaKey)) added.subareas.add(subareaKey)
    if (subareaKey && !isAutomatic && !isLinked) added.links += 1
    return {
      area: note(areaWords(area !== undefined, isAutomatic)),
      subarea: subareaKey ? note(subareaWords(subareas.has(subareaKey), isLinked)) : null,
    }
  })
  const errors = notes.filter(({ area, subarea }) => area?.isError || subarea?.isError).length
  return {
    notes,
    added: { areas: added.areas.size, subareas: added.subareas.size, links: added.links },
    errors,
  }
}

/** Returns the errors of a row; null if it can be added. Remembers the row, so that the next equal one is refused. */
function refusalOf(row: AreaRow, place: number, seen: Map<string, number>): AreaRowNotes | null {
  const { tooMany, sameAs } = areaTableMessages.notes
  if (place >= AREA_ROWS_MAXIMUM) return { area: error(tooMany(AREA_ROWS_MAXIMUM)), subarea: null }
  const area = nameError(row.area)
  const subarea = row.subarea.trim() === '' ? null : nameError(row.subarea)
  if (area || subarea) return { area: area ? error(area) : null, subarea: subarea ? error(subarea) : null }
  const key = `${nameKey(row.area)}\n${nameKey(row.subarea)}`
  const earlier = seen.get(key)
  if (earlier !== undefined) return { area: null, subarea: error(sameAs(earlier + 1)) }
  seen.set(key, place)
  return null
}

function areaWords(exists: boolean, isAutomatic: boolean): string {
  const { newArea, existingArea, automaticArea } = areaTableMessages.notes
  if (!exists) return newArea
  return isAutomatic ? automaticArea : existingArea
}

function subareaWords(exists: boolean, isLinked: boolean): string {
  const { newSubarea, existingSubarea, linkedSubarea } = areaTableMessages.notes
  if (!exists) return newSubarea
  return isLinked ? linkedSubarea : existingSubarea
}

/** Returns the rows of the request: those that are not empty, trimmed. */
export const areaRequestRows = (rows: readonly AreaRow[]): { area: string; subarea?: string }[] =>
  rows
    .filter((row) => !isEmpty(row))
    .map(({ area, subarea }) => ({
      area: area.trim(),
      ...(subarea.trim() && { subarea: subarea.trim() }),
    }))
