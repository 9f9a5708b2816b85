import { type Area, type Named, subareaInitials } from '@tributary/domain'
import { areaChips, areasMessages, excelMessages } from '@tributary/sdk/excel'
import { Layers } from 'lucide-react'
import { memo } from 'react'
import { Inline } from '../../layout/Inline.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import * as css from './StructureCard.css.ts'
import { StructureCard, type StructureCardProps } from './StructureCard.tsx'
import { structureText } from './structure.messages.ts'

export type AreaCardProps = Pick<
  StructureCardProps<Area>,
  'canDelete' | 'onEdit' | 'onDelete' | 'onMerge' | 'lineageHrefOf'
> & {
  area: Area
  /** Opens the links dialog. */
  onLinks: (area: Area) => void
}

/** The card of one area. */
export const AreaCard = memo(function AreaCard({ area, onLinks, ...card }: AreaCardProps) {
  const chips = areaChips(area)
  return (
    <StructureCard
      {...card}
      item={area}
      links={chips ? <Chips {...chips} count={area.subareas.length} /> : <Every />}
      foot={
        <Button
          block
          aria-label={structureText.manageOf(areasMessages.manage, area.name)}
          onClick={() => onLinks(area)}
        >
          {areasMessages.manage}
        </Button>
      }
    />
  )
})

type ChipsProps = { shown: readonly Named[]; more: number; count: number }

function Chips({ shown, more, count }: ChipsProps) {
  if (count === 0) return <p className={css.help}>{areasMessages.notLinked}</p>
  return (
    <Inline as="ul" gap={1} wrap aria-label={areasMessages.linked(count)}>
      {shown.map((subarea) => (
        <li key={subarea.id}>
          <span role="img" dir="auto" className={css.chip} aria-label={subarea.name} title={subarea.name}>
            {subareaInitials(subarea)}
          </span>
        </li>
      ))}
      {more > 0 && (
        <li className={css.more} dir="ltr">
          +{more}
        </li>
      )}
    </Inline>
  )
}

const Every = () => (
  <>
    <p className={css.every}>
      <Layers size={16} className={css.everyIcon} aria-hidden />
      {excelMessages.allSubareas}
    </p>
    <p className={css.help}>{areasMessages.automatic}</p>
  </>
)
