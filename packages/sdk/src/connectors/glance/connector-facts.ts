import { connectorStatus } from '../connector-status.ts'
import { type Freshness, freshness } from './freshness.ts'
import { glanceMessages } from './glance.messages.ts'
import type { GlanceFields } from './glance-connector.ts'
import { type ConnectorLink, linkState } from './link-state.ts'
import { shortAge } from './short-age.ts'

/** The two facts of a connector, in words: whether it may read its source, and how old its data is. */
export type ConnectorFacts = {
  /** The link to the source. */
  link: {
    /** The state of the link. */
    state: ConnectorLink
    /** The state in words. An unknown status is as the server spells it. */
    label: string
  }
  /** How old the data is. */
  freshness: Freshness & {
    /** The freshness in words, e.g. "Stale, 2 d". */
    label: string
  }
  /** Both facts, for screen readers. */
  sentence: string
}

/** Returns the two facts of a connector. They are independent: a refused connector may still have fresh data. */
export function connectorFacts(connector: GlanceFields, now: Date): ConnectorFacts {
  const link = linkState(connector, now)
  const data = freshness(connector, now)
  const linkLabel = unknownStatus(connector) ?? glanceMessages.links[link]
  const dataLabel = freshnessLabel(data)
  return {
    link: { state: link, label: linkLabel },
    freshness: { ...data, label: dataLabel },
    sentence: glanceMessages.facts(linkLabel, dataLabel),
  }
}

const unknownStatus = ({ status }: GlanceFields): string | null =>
  connectorStatus(status) === 'unknown' ? status.trim() || null : null

/** Returns the freshness in words: "Fresh, 1 h". */
const freshnessLabel = ({ state, age }: Freshness): string =>
  state === 'never' || age === null
    ? glanceMessages.freshness.never
    : glanceMessages.freshness[state](shortAge(age))
