import { catalogue } from '../../common/language/catalogue.ts'
import { formatNumber, plural } from '../../common/language/format.ts'
import { joined } from '../../common/text/joined.ts'

/** The words of the search across the Excel structure. Items of each kind have a heading and a name. */
export const structureSearchMessages = catalogue('structureSearch', {
  title: 'Search the Excel structure',
  summary: 'Areas, sub-areas, versions, milestones, entities, helper tables and security groups.',
  /** Before the user types. */
  prompt: 'Enter a name in the search box.',
  nothing: (search: string) => `Nothing in the Excel structure matches “${search}”.`,
  found: (count: number) => plural(count, { one: '# match', other: '# matches' }),
  /** Below the items of one kind, if not all are shown. */
  more: (count: number) => `${formatNumber(count)} more. Enter more of the name.`,
  kinds: {
    area: 'Areas',
    'sub-area': 'Sub-areas',
    version: 'Versions',
    milestone: 'Milestones',
    entity: 'Entities',
    'helper table': 'Helper tables',
    'security group': 'Security groups',
  },
  kind: {
    area: 'Area',
    'sub-area': 'Sub-area',
    version: 'Version',
    milestone: 'Milestone',
    entity: 'Entity',
    'helper table': 'Helper table',
    'security group': 'Security group',
  },
  /** Where a milestone or a sub-area belongs. `more` areas are not named. */
  within: (names: readonly string[], more: number) =>
    `in ${joined(names)}${more > 0 ? ` and ${formatNumber(more)} more` : ''}`,
  milestoneOf: (version: string) => `Milestone in ${version}`,
  notLinked: 'not linked to an area',
})
