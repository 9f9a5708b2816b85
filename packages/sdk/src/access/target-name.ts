import { type AccessFacts, type Id, type QuestionTarget, sameId } from '@tributary/domain'
import { questionMessages } from './question.messages.ts'

type Row = { id: Id; name: string }

const nameIn = (rows: readonly Row[], id: Id): string =>
  rows.find((row) => sameId(row.id, id))?.name ?? questionMessages.unknownItem

/** Returns the name of what a question is about, for example "Revenue – North" or "orders of Warehouse". */
export function targetName(
  target: QuestionTarget,
  { structure, connectors }: Pick<AccessFacts, 'structure' | 'connectors'>,
): string {
  const { areas, subareas, versions, entities, helperTables } = structure
  const { pair, tableOf } = questionMessages
  switch (target.kind) {
    case 'area':
      return nameIn(areas, target.id)
    case 'subarea':
      return nameIn(subareas, target.id)
    case 'version':
      return nameIn(versions, target.id)
    case 'entity':
      return nameIn(entities, target.id)
    case 'helper-table':
      return nameIn(helperTables, target.id)
    case 'connector':
      return nameIn(connectors, target.id)
    case 'table':
      return tableOf(target.name, nameIn(connectors, target.connectorId))
    case 'combination':
      return pair(nameIn(areas, target.areaId), nameIn(subareas, target.subareaId))
    case 'milestone':
      return pair(nameIn(versions, target.versionId), milestoneName(versions, target))
  }
}

const milestoneName = (
  versions: AccessFacts['structure']['versions'],
  { versionId, milestoneId }: Extract<QuestionTarget, { kind: 'milestone' }>,
) => nameIn(versions.find((version) => sameId(version.id, versionId))?.milestones ?? [], milestoneId)
