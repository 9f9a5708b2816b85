import type { ScimMapping } from '@tributary/domain'
import { formatNumber } from '@tributary/sdk/common'
import { Text } from '../layout/Text.tsx'
import { padded } from '../patterns/Panel.css.ts'
import { Panel } from '../patterns/Panel.tsx'
import * as css from './Scim.css.ts'
import { scimText as text } from './scim.messages.ts'

export type ScimMappingsPanelProps = {
  /** The first groups, by name. */
  mappings: readonly ScimMapping[]
  /** The number of all groups. */
  count: number
}

/** The groups of the directory, and the security groups that they fill. */
export const ScimMappingsPanel = ({ mappings, count }: ScimMappingsPanelProps) => (
  <Panel heading={text.mappings} summary={text.mappingsSummary} count={count}>
    {mappings.length === 0 ? (
      <p className={padded}>{text.noMappings}</p>
    ) : (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
      <div className={css.scroll} tabIndex={0}>
        <Mappings mappings={mappings} />
      </div>
    )}
    {count > mappings.length && mappings.length > 0 && (
      <Text as="p" size="sm" color="secondary" padding={5}>
        {text.more(count - mappings.length)}
      </Text>
    )}
  </Panel>
)

const columns = ['group', 'externalId', 'members', 'origin'] as const

const Mappings = ({ mappings }: Pick<ScimMappingsPanelProps, 'mappings'>) => (
  <table className={css.table}>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col" className={css.head}>
            {text.columns[column]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {mappings.map(({ groupId, name, externalId, members, created }) => (
        <tr key={groupId}>
          <th scope="row" className={css.cell} dir="auto">
            {name}
          </th>
          <td className={css.cell}>
            <bdi>{externalId ?? '–'}</bdi>
          </td>
          <td className={css.cell}>{formatNumber(members)}</td>
          <td className={css.cell}>{created ? text.origins.directory : text.origins.portal}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
