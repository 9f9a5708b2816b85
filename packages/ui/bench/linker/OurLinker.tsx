import type { Id } from '@tributary/domain'
import { useState } from 'react'
import { Linker } from '../../src/excel/linker/Linker.tsx'
import type { LinkerChoice } from '../../src/excel/linker/linker-types.ts'
import type { ListsProps } from './items.ts'

/** The component of the linking screens. */
export function OurLinker({ left, right }: ListsProps) {
  const [chosen, setChosen] = useState<Id | null>(1)
  const [choice, setChoice] = useState<LinkerChoice>({ applyFor: 'onlySelected', ids: [] })
  return (
    <Linker
      left={{
        heading: 'Left',
        searchLabel: 'Search left',
        none: 'None.',
        items: left,
        chosen,
        onChoose: setChosen,
      }}
      right={{ heading: 'Right', searchLabel: 'Search right', none: 'None.', items: right }}
      choice={choice}
      onChoice={setChoice}
    />
  )
}
