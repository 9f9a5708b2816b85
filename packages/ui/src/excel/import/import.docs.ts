import type { FullGuide } from '../../../.storybook/guide.ts'

/** The form that adds areas and sub-areas from a table. */
export const guides = [
  {
    title: 'Excel/Import',
    status: 'stable',
    components: ['AreaTableDialog'],
    when: ['To add many areas and sub-areas with their links, from a spreadsheet or a CSV file.'],
    whenNot: [
      'For a few names without links, use `NameRowsDialog`.',
      'To link existing items, use `Linker`.',
    ],
    anatomy: [
      ['Table', 'A row for each area and sub-area. Below each cell is what happens to it, or its error.'],
      ['Buttons', 'Add a row, open a CSV file, or remove a row.'],
      ['Effect', 'What the button adds, or the number of rows with an error.'],
    ],
    keyboard: [
      ['Tab', 'Moves through the cells and the buttons.'],
      ['Enter', 'Adds the rows. With an error, moves to the first cell that has one.'],
      ['Escape', 'Closes the form, after a question if something was entered.'],
    ],
    accessibility: [
      'A native table. Each cell has the name of its column and row: "Area, row 3".',
      'The note below a cell is its description. A cell with an error is marked as invalid.',
    ],
    do: ['Send all rows in one call, so that they are added together or not at all.'],
    dont: ['Do not close the form before the call succeeds. The rows would be lost.'],
    code: `
import { type Client, failureMessage, importAreas } from '@tributary/sdk'
import type { KnownAreas } from '@tributary/sdk/excel'
import { AreaTableDialog } from '@tributary/ui'
import { useState } from 'react'

type Props = { client: Client; organisationId: string; known: KnownAreas; onClose: () => void }

export function PasteAreas({ client, organisationId, known, onClose }: Props) {
  const [error, setError] = useState<string | null>(null)
  return (
    <AreaTableDialog
      known={known}
      error={error}
      onDismissError={() => setError(null)}
      onAdd={(rows) => {
        const added = importAreas(client, { body: { organisationId, rows } })
        added.then(onClose, (failure) => setError(failureMessage(failure)))
      }}
      onClose={onClose}
    />
  )
}
`,
  },
] as const satisfies readonly FullGuide[]
