import { type AccessFacts, type Id, linkIndex, type QuestionUser } from '@tributary/domain'
import { questionMessages } from '@tributary/sdk/access'
import { sortedByName } from '@tributary/sdk/common'
import { userName } from '@tributary/sdk/users'
import { type QuestionChoices, type QuestionItem, tableKey } from '@tributary/ui'
import { disambiguateNames } from '../excel/linker/disambiguate-names.ts'

type Row = { id: Id; name: string }

const itemsOf = <R extends Row>(rows: readonly R[], partsOf: (row: R) => Iterable<Row> = () => []) =>
  sortedByName(rows).map((row) => ({
    key: String(row.id),
    name: row.name,
    parts: sortedByName([...partsOf(row)]).map(({ id, name }) => ({ key: String(id), name })),
  }))

/** The people to ask about. Two of the same name have their addresses. */
export const peopleItems = (people: readonly QuestionUser[]): QuestionItem[] =>
  itemsOf(
    disambiguateNames(
      people.map((user) => ({ id: user.id, name: userName(user), detail: user.emailAddress })),
    ),
  )

/** Everything that can be asked about, by kind and by name. */
export function questionChoices({ structure, connectors, tables }: AccessFacts): QuestionChoices {
  const links = linkIndex(structure)
  const names = new Map(connectors.map(({ id, name }) => [String(id), name]))
  return {
    area: itemsOf(structure.areas, (area) => links.subareasOf(area)),
    subarea: itemsOf(structure.subareas),
    version: itemsOf(structure.versions, ({ milestones }) => milestones),
    entity: itemsOf(structure.entities),
    'helper-table': itemsOf(structure.helperTables),
    connector: itemsOf(connectors),
    table: sortedByName(
      tables.map(({ connectorId, schema, name }) => ({
        key: tableKey(connectorId, schema, name),
        name: questionMessages.tableOf(name, names.get(String(connectorId)) ?? schema),
        parts: [],
      })),
    ),
  }
}
