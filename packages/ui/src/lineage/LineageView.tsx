import {
  arrangeLineage,
  type Lineage,
  type LineageChoice,
  type LineageItem,
  type LineageKind,
  lineageChain,
} from '@tributary/domain'
import { useMemo, useRef } from 'react'
import { AccessReport, type ReportOrigin } from '../excel/access/AccessReport.tsx'
import { useStable } from '../primitives/use-stable.ts'
import { visuallyHidden } from '../theme/text.css.ts'
import * as css from './Lineage.css.ts'
import { type LineageActions, LineageFacts } from './LineageFacts.tsx'
import { LineagePicture } from './LineagePicture.tsx'
import { LineageTable } from './LineageTable.tsx'
import { lineageText } from './lineage.messages.ts'
import { lineageName } from './lineage-words.ts'
import { useIsNarrow } from './use-is-narrow.ts'

export type LineageViewProps = LineageActions & {
  /** The accessible name, and the heading on paper. */
  label: string
  /** The lineage, as derived by `lineageOf`. */
  lineage: Lineage
  /** The selected node and the open groups. */
  choice: LineageChoice
  /** The key of the node whose name is in a heading above, so that its facts do not repeat it. */
  subject?: string | undefined
  /** Called with the key of the node that the user selects; null to show everything. */
  onSelect: (key: string | null) => void
  /** Called with the kinds whose groups are open. */
  onOpen: (open: LineageKind[]) => void
  /** The organisation and the user who prints it. */
  origin: ReportOrigin
}

/**
 * Where numbers come from and who sees them: columns from the systems to the people, with lines. Selecting a node dims
 * everything but its path. A narrow place shows the columns below each other, and only the path.
 */
export function LineageView(props: LineageViewProps) {
  const { label, lineage, choice, subject, onSelect, onOpen, origin, ...actions } = props
  const place = useRef<HTMLDivElement>(null)
  const asList = useIsNarrow(place)
  const picture = useMemo(() => arrangeLineage(lineage, choice), [lineage, choice])
  const shown = useMemo(() => (asList ? lineageChain(picture) : picture), [asList, picture])
  const node = lineage.nodes.find(({ key }) => key === choice.selected)
  const onPress = useStable((item: LineageItem) => {
    if (item.expanded !== null) onOpen(toggled(choice.open, item.kind))
    else onSelect(item.key === choice.selected ? null : item.key)
  })
  return (
    <div ref={place} className={css.page[asList ? 'list' : 'columns']}>
      <p className={css.help}>
        {asList && !node ? `${lineageText.choose} ${lineageText.help}` : lineageText.help}
      </p>
      <LineagePicture
        label={label}
        picture={shown}
        selected={choice.selected}
        asList={asList}
        onPress={onPress}
        onClear={() => onSelect(null)}
      />
      {(node || !asList) && (
        <section className={css.facts} aria-label={lineageText.selected}>
          {node && picture.path ? (
            <LineageFacts
              node={node}
              lineage={lineage}
              path={picture.path}
              named={node.key !== subject}
              onClear={() => onSelect(null)}
              {...actions}
            />
          ) : (
            <p className={css.support}>{lineageText.choose}</p>
          )}
        </section>
      )}
      <p role="status" className={visuallyHidden}>
        {node && lineageName(node)}
      </p>
      <AccessReport heading={node ? `${label}: ${lineageName(node)}` : label} origin={origin}>
        {() => <LineageTable picture={lineageChain(picture)} label={label} />}
      </AccessReport>
    </div>
  )
}

const toggled = (open: readonly LineageKind[], kind: LineageKind): LineageKind[] =>
  open.includes(kind) ? open.filter((one) => one !== kind) : [...open, kind]
