import type { FullGuide } from '../../../.storybook/guide.ts'

/** The page about who sees what in Excel. */
export const guides = [
  {
    title: 'Excel/Access',
    status: 'stable',
    components: ['AccessChooser', 'ItemAccessView', 'PersonAccessView'],
    when: [
      '`PersonAccessView` answers what a person sees, `ItemAccessView` who sees an area, version or table.',
      '`AccessChooser` puts the list of people or items next to the answer.',
    ],
    whenNot: [
      'To change access, use the security groups. These views only link to them.',
      'Before a change is saved, use `AccessImpact`.',
    ],
    anatomy: [
      ['List', 'People or items, with a search. In narrow windows it folds to the chosen one.'],
      ['Head', 'The name, how much is seen, and Print.'],
      ['Table', 'One per kind. An area opens to its sub-areas, a version to its milestones.'],
      ['Reasons', 'Three links in each row. A button opens the others.'],
    ],
    keyboard: [
      ['Arrow keys', 'In the list: choose the next or previous one.'],
      ['A letter', 'In the list: moves to the next name that starts with it.'],
      ['Tab', 'Moves through the searches, the headings, the rows that open, and the reasons.'],
      ['Enter, Space', 'On a heading: sorts. On an arrow: opens the row.'],
    ],
    accessibility: [
      'The reasons of a row are a list with the name "Why Revenue". Each is a link to its group or assignment.',
      'How much the chosen one sees is a status, so a new choice is announced.',
      'Read-only access is text in a column, not only a colour.',
    ],
    do: [
      'Compute `access` with `personAccess`, and `people` with `itemAccess`. Memoise both: a structure can be large.',
      'Define `linkTo` and `personHref` outside the component. A new function redraws every row.',
      'Pass `origin` so that the view can be printed. The report shows all rows, also closed ones.',
    ],
    dont: [
      'Do not leave an empty table. Pass `ways` for a person and `obstacle` for an item: they say what to do or why.',
      'Do not write "no access" for an archived item. `obstacle` explains that no one can see it.',
      'Do not shorten the reasons yourself. The view does it and names the rest.',
    ],
    code: `
import { type AccessStructure, type Id, sameId } from '@tributary/domain'
import { personAccess, type ReasonView } from '@tributary/sdk/excel'
import { userName } from '@tributary/sdk/users'
import { AccessChooser, ButtonLink, EmptyState, PersonAccessView } from '@tributary/ui'
import { useMemo, useState } from 'react'

const linkTo = ({ source, groupId }: ReasonView) =>
  source === 'group' ? \`/excel/security-groups?edit=\${groupId}\` : \`/excel/\${source}\`

export function UserAccess({ structure }: { structure: AccessStructure }) {
  const [chosen, setChosen] = useState<Id | null>(null)
  const people = useMemo(
    () => structure.users.map((user) => ({ id: user.id, name: userName(user), status: user.status })),
    [structure],
  )
  const user = structure.users.find(({ id }) => chosen !== null && sameId(id, chosen))
  const access = useMemo(() => user && personAccess(user, structure), [user, structure])
  const side = { heading: 'Person', searchLabel: 'Search people', none: 'No users found.', items: people }
  return (
    <AccessChooser side={{ ...side, chosen, onChoose: setChosen }}>
      {user && access ? (
        <PersonAccessView
          name={userName(user)}
          access={access}
          ways={<ButtonLink href="/excel/assign-groups">Assign security groups</ButtonLink>}
          linkTo={linkTo}
        />
      ) : (
        <EmptyState title="Choose a person" />
      )}
    </AccessChooser>
  )
}
`,
  },
  {
    title: 'Excel/AccessMatrix',
    status: 'stable',
    components: ['AccessMatrixView'],
    when: [
      'To review the access of everyone: people and areas, versions, entities, helper tables or connectors.',
      'To find the person or item that differs from the others.',
    ],
    whenNot: [
      'For the reasons of one person or item, use `PersonAccessView` or `ItemAccessView`.',
      'To change access, use the page of the person.',
    ],
    anatomy: [
      ['Toolbar', 'The choice of the kind, a search for people and one for items, Print and Download CSV.'],
      ['Legend', 'A disc is all of it, half a disc a part of it, a dash nothing.'],
      ['Heads', 'The names of people and items. Both stay in sight while the cells scroll.'],
      ['Cells', 'One for each person and item. A press explains it.'],
    ],
    keyboard: [
      ['Arrow keys', 'Move between the cells and the heads. The row and the column are highlighted.'],
      ['Home, End', 'The name and the last cell of the row; with Control, the ends of the matrix.'],
      ['Enter, Space', 'Explains the cell, or opens the page of the person.'],
      ['Tab', 'Moves through the searches and the buttons to the matrix, which is one stop.'],
    ],
    accessibility: [
      'Each cell has its meaning in words. Screen readers add the names of the row and the column.',
      'The shapes differ without colour, and stay visible in forced colours.',
      'How many people and items are shown is a status, so a search is announced.',
    ],
    do: [
      'Compute the matrix once with `accessMatrix` or `connectorMatrix`, and memoise it.',
      'Give the view a `key` of the kind, so that a search does not stay for another list.',
    ],
    dont: [
      'Do not shorten the lists. The view draws 150 people and offers the others. Print and the file have all.',
      'Do not open a form from a cell. It leads to the explanation, and that to the form.',
    ],
    code: `
import { type AccessStructure, accessMatrix } from '@tributary/domain'
import { AccessMatrixView } from '@tributary/ui'
import { useMemo } from 'react'

export function WhoSeesWhichArea({ structure }: { structure: AccessStructure }) {
  const matrix = useMemo(() => accessMatrix('area', structure), [structure])
  return (
    <AccessMatrixView
      kind="area"
      matrix={matrix}
      origin={{ organisation: 'acme Traders', by: 'Olga Oak' }}
      personHref={(id) => \`/people/\${id}\`}
      onOpen={(person, area) => location.assign(\`/access/why?person=\${person}&kind=area&id=\${area}\`)}
    />
  )
}
`,
  },
] as const satisfies readonly FullGuide[]
