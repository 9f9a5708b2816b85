import type { FullGuide } from '../../../.storybook/guide.ts'

/** The results of the search across the Excel structure. */
export const guides = [
  {
    title: 'Excel/Search',
    status: 'stable',
    components: ['StructureResults'],
    when: ['To find an area, version, group or any other item of the Excel structure by its name.'],
    whenNot: [
      'For items of one kind, use the search of their table or cards.',
      'For screens and actions, use `CommandPalette`.',
    ],
    anatomy: [
      ['Count', 'The number of matches, announced after each search.'],
      ['Kind', 'A section for each kind with matches, in a fixed order.'],
      ['Row', 'The name with the match marked, where the item belongs, and its status unless it is active.'],
      ['More', 'The number of matches that are not shown.'],
    ],
    keyboard: [
      ['Tab', 'Moves through the rows.'],
      ['Enter', 'Opens the form of the item.'],
    ],
    accessibility: [
      'Each kind is a region with a heading. Each row is one link with the name, the place and the status.',
      'A match is marked by weight as well as colour.',
    ],
    do: [
      'Create the search with `structureSearch` once per structure. It prepares the names at the first search.',
      'Return an address that opens the form of the item, so that one press is enough.',
    ],
    dont: ['Do not show results while a list loads. They would move when the others arrive.'],
    code: `
import { type SearchedStructure, type StructureEntry, structureSearch } from '@tributary/sdk/excel'
import { StructureResults } from '@tributary/ui'
import { useMemo } from 'react'

const hrefOf = ({ noun, id }: StructureEntry) => \`/\${noun}?edit=\${id}\`

export function Results({ structure, search }: { structure: SearchedStructure; search: string }) {
  const find = useMemo(() => structureSearch(structure), [structure])
  return <StructureResults search={search} found={find(search, 20)} hrefOf={hrefOf} />
}
`,
  },
] as const satisfies readonly FullGuide[]
