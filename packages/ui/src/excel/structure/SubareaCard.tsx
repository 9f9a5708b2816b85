import type { Named, Subarea } from '@tributary/domain'
import { comma, isolated } from '@tributary/sdk/common'
import { excelMessages, namedAreas, subareasMessages } from '@tributary/sdk/excel'
import { Layers } from 'lucide-react'
import { Fragment, memo } from 'react'
import * as css from './StructureCard.css.ts'
import { StructureCard, type StructureCardProps } from './StructureCard.tsx'
import { structureText } from './structure.messages.ts'

export type SubareaCardProps = Pick<
  StructureCardProps<Subarea>,
  'canDelete' | 'onEdit' | 'onDelete' | 'onMerge' | 'onMove'
> & {
  subarea: Subarea
  /** The areas that are linked to every sub-area. */
  automaticAreas: readonly Named[]
}

/** The card of one sub-area, with the areas it is linked to. */
export const SubareaCard = memo(function SubareaCard(props: SubareaCardProps) {
  const { subarea, automaticAreas, onMove, ...card } = props
  const areas = namedAreas(subarea, automaticAreas)
  return (
    <StructureCard
      {...card}
      onMove={areas?.length === 0 ? undefined : onMove}
      item={subarea}
      links={areas ? <LinkedTo areas={areas} /> : <Every />}
    />
  )
})

/** The number of names in the page. Three lines of them are visible. */
const NAMES_DRAWN = 12

function LinkedTo({ areas }: { areas: readonly Named[] }) {
  if (areas.length === 0) return <p className={css.help}>{excelMessages.notLinked}</p>
  const more = areas.length - NAMES_DRAWN
  return (
    <>
      <p className={css.label}>{excelMessages.linkedTo}</p>
      <p className={css.names} title={areas.map(({ name }) => isolated(name)).join(comma())}>
        {areas.slice(0, NAMES_DRAWN).map(({ id, name }, place) => (
          <Fragment key={id}>
            {place > 0 && comma()}
            <bdi>{name}</bdi>
          </Fragment>
        ))}
        {more > 0 && structureText.andMore(more)}
      </p>
    </>
  )
}

const Every = () => (
  <>
    <p className={css.label}>{excelMessages.linkedTo}</p>
    <p className={css.every}>
      <Layers size={16} className={css.everyIcon} aria-hidden />
      {excelMessages.allAreas}
    </p>
    <p className={css.help}>{subareasMessages.automatic}</p>
  </>
)
