import type { SessionUser } from '@tributary/domain'
import { type ConnectorAction, connectorActions, typeTitle } from '@tributary/sdk/connectors'
import type { PaletteItem } from '@tributary/ui'
import type { TypedConnector } from '../../connectors/typed-connectors.ts'
import type { PaletteConnector } from './use-palette-connectors.ts'

/** What the palette does with a connector. */
export type ConnectorVerbs = {
  /** Opens its page. */
  open: (connector: TypedConnector) => void
  act: (kind: ConnectorAction['kind'], connector: TypedConnector) => void
}

/** A connector, which opens its page. */
export const connectorItem = (
  { connector, state }: PaletteConnector,
  { open }: ConnectorVerbs,
): PaletteItem => ({
  id: `connector ${connector.id}`,
  name: connector.name,
  hint: typeTitle(connector.type),
  picture: { connectorType: connector.type },
  state,
  run: () => open(connector),
})

type Asked = { viewer: SessionUser; now: Date; verbs: ConnectorVerbs }

/** The actions that the user may do on a connector. The action that it needs comes first. */
export const actionItems = (
  { connector, state }: PaletteConnector,
  { viewer, now, verbs }: Asked,
): PaletteItem[] =>
  connectorActions(connector, viewer, now).map(({ kind, label }) => ({
    id: `${kind} ${connector.id}`,
    name: label,
    hint: typeTitle(connector.type),
    picture: { icon: kind },
    state,
    run: () => verbs.act(kind, connector),
    open: () => verbs.open(connector),
  }))

/** A connector that needs attention. Enter opens its Fix sheet if it has one, otherwise its card. */
export function attentionItem(row: PaletteConnector, asked: Asked): PaletteItem {
  const item = connectorItem(row, asked.verbs)
  const fix = actionItems(row, asked).find(({ id }) => id === `fix ${row.connector.id}`)
  return fix ? { ...item, run: fix.run, open: item.run } : item
}
