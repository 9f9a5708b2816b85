import type { AccessObstacle } from '@tributary/domain'
import { catalogue } from '../../common/language/catalogue.ts'
import { formatNumber, plural } from '../../common/language/format.ts'
import { isolated } from '../../common/language/isolated.ts'
import * as counted from '../../common/text/counted.messages.ts'
import { joined } from '../../common/text/joined.ts'

/** How many items of each kind a user sees. */
export type AccessTotals = {
  /** The number of areas. */
  areas: number
  /** The number of combinations of an area and a sub-area. */
  subareas: number
  /** The number of versions. */
  versions: number
  /** The number of milestones. */
  milestones: number
  /** The number of entities. */
  entities: number
  /** The number of helper tables. */
  helperTables: number
}

/** The sentences about who sees what in Excel. */
export const accessMessages = catalogue('access', {
  byPerson: 'Who sees what',
  byItem: 'Who sees what, by item',
  byMatrix: 'Who sees what, as a matrix',
  summary: 'What people see in Excel now, and why.',
  print: 'Print',
  /** The headings of a printed report and the line below them. */
  report: {
    person: (name: string) => `What ${name} sees in Excel`,
    item: (name: string) => `Who sees ${name} in Excel`,
    details: (organisation: string, at: string, by: string) => `${organisation}, ${at}, by ${by}`,
    access: 'Access',
  },
  /** The matrix of people and items. */
  matrix: {
    marks: { all: 'Sees it', part: 'Sees part of it', none: 'Does not see it' },
    csv: { all: 'Yes', part: 'Part', none: 'No' },
    connectors: 'Connectors',
    cell: (person: string, item: string, mark: string) => `${person}, ${item}: ${mark}`,
    report: (items: string) => `Who sees what: ${items}`,
  },
  csvHeads: ['Name', 'Email address', 'Kind', 'What', 'Part', 'Access', 'Because'],
  choosePerson: 'Choose a person to see what they see in Excel, and why.',
  chooseItem: 'Choose something to see who sees it in Excel, and why.',
  missingUser: 'This person is no longer in the organisation.',
  missingItem: 'This no longer exists.',
  noOne: 'No one sees this in Excel now.',
  isArchived: 'It is archived.',
  kinds: {
    area: { one: 'Area', many: 'Areas' },
    subarea: { one: 'Sub-area', many: 'Sub-areas' },
    version: { one: 'Version', many: 'Versions' },
    milestone: { one: 'Milestone', many: 'Milestones' },
    'helper-table': { one: 'Helper table', many: 'Helper tables' },
    entity: { one: 'Entity', many: 'Entities' },
  },
  readOnly: 'Read only',
  readAndWrite: 'Read and write',
  /** Why a user sees something. */
  reasons: {
    linked: 'linked directly',
    everyEntity: 'linked to all current and future entities',
    via: (group: string) => `through ${group}`,
    through: (group: string, grant: string) => `through ${group}: ${grant}`,
    wholeArea: (name: string) => `all current and future sub-areas of ${name}`,
    wholeSubarea: (name: string) => `all current and future areas of ${name}`,
    wholeVersion: (name: string) => `all current and future milestones of ${name}`,
    pair: (whole: string, part: string) => `${whole} – ${part}`,
  },
  /** Why a user sees nothing. */
  nothing: {
    locked: 'They see nothing in Excel while they are locked.',
    archived: 'They see nothing in Excel while they are archived.',
    unassigned: 'They are in no security group, and linked to no entity and no helper table.',
    ungranted: 'Their security groups grant nothing that still exists.',
    withheld: (obstacles: string) => `Everything they were granted is archived: ${obstacles}.`,
  },
  obstacle: ({ kind, name }: Exclude<AccessObstacle, { kind: 'user' }>) =>
    `${obstacleNouns[kind]} ${isolated(name)}`,
  totals: ({ areas, subareas, versions, milestones, entities, helperTables }: AccessTotals) =>
    joined([
      ...(areas > 0 ? [`${counted.areas(areas)} with ${counted.subareas(subareas)}`] : []),
      ...(versions > 0 ? [`${counted.versions(versions)} with ${counted.milestones(milestones)}`] : []),
      ...(entities > 0 ? [counted.entities(entities)] : []),
      ...(helperTables > 0 ? [counted.helperTables(helperTables)] : []),
    ]),
  seenBy: (people: number) =>
    plural(people, { one: '# person sees this in Excel.', other: '# people see this in Excel.' }),
  /** The effect of a change on users. */
  change: {
    none: 'No one will see more or less than now.',
    /** For a group that does not exist yet. */
    noMembers: 'No one is in this group yet, so no one will see more or less than now.',
    heading: 'Who gains and loses',
    loading: 'Checking who gains and loses…',
    failed: 'Could not check who gains and loses.',
    gain: (people: number) => plural(people, { one: '# person gains', other: '# people gain' }),
    lose: (people: number) => plural(people, { one: '# person loses', other: '# people lose' }),
    more: (count: number) => `and ${formatNumber(count)} more`,
  },
})

const obstacleNouns = {
  group: 'the security group',
  area: 'the area',
  subarea: 'the sub-area',
  version: 'the version',
  milestone: 'the milestone',
  'helper-table': 'the helper table',
} as const
