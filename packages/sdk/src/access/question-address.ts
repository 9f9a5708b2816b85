import type { Id, QuestionTarget } from '@tributary/domain'

/** A question in an address: who should see what. Null for a part that is not chosen. */
export type AccessQuestion = {
  /** The id of the person. */
  person: string | null
  /** What they should see. */
  target: QuestionTarget | null
}

const simple = ['area', 'subarea', 'version', 'entity', 'helper-table', 'connector'] as const

/** Reads a question from the parameters of an address. */
export const questionOf = (parameters: URLSearchParams): AccessQuestion => ({
  person: parameters.get('person') || null,
  target: targetOf(parameters),
})

function targetOf(parameters: URLSearchParams): QuestionTarget | null {
  const read = (name: string) => parameters.get(name) ?? ''
  const [kind, id, part] = [read('kind'), read('id'), read('part')]
  if (!id) return null
  if (kind === 'table') return { kind, connectorId: id, schema: read('schema'), name: read('table') }
  if (kind === 'area' && part) return { kind: 'combination', areaId: id, subareaId: part }
  if (kind === 'version' && part) return { kind: 'milestone', versionId: id, milestoneId: part }
  const known = simple.find((one) => one === kind)
  return known ? { kind: known, id } : null
}

/** Returns the parameters of an address with a question, in a fixed order. */
export function questionParameters({ person, target }: Partial<AccessQuestion>): URLSearchParams {
  const parameters = new URLSearchParams()
  if (person) parameters.set('person', person)
  for (const [name, value] of target ? Object.entries(namesOf(target)) : [])
    parameters.set(name, String(value))
  return parameters
}

function namesOf(target: QuestionTarget): Readonly<Record<string, Id>> {
  switch (target.kind) {
    case 'combination':
      return { kind: 'area', id: target.areaId, part: target.subareaId }
    case 'milestone':
      return { kind: 'version', id: target.versionId, part: target.milestoneId }
    case 'table':
      return { kind: 'table', id: target.connectorId, schema: target.schema, table: target.name }
    default:
      return { kind: target.kind, id: target.id }
  }
}
