import { useVirtualizer } from '@tanstack/react-virtual'
import type { Id } from '@tributary/domain'
import { nameSearch, sortedByName } from '@tributary/sdk/common'
import { useMemo, useRef, useState } from 'react'
import type { LinkerItem } from '../../src/excel/linker/linker-types.ts'
import { PickRow } from '../../src/excel/linker/PickRow.tsx'
import { SearchField } from '../../src/primitives/SearchField/SearchField.tsx'
import type { ListsProps } from './items.ts'

const ROW_PX = 36
/** The height of our lists in this window. */
const LIST_PX = 722

/** The same rows in two TanStack Virtual lists, with only a search and a box for all. */
export function BareLists({ left, right }: ListsProps) {
  const [ticked, setTicked] = useState<ReadonlySet<Id>>(new Set())
  const all = ticked.size === right.length
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '5fr 8fr', gap: 48 }}>
      <BareList kind="one" items={left} ticked={new Set([1])} label="Search left" />
      <div>
        <input
          type="checkbox"
          aria-label="Select all"
          checked={all}
          onChange={() => setTicked(all ? new Set() : new Set(right.map(({ id }) => id)))}
        />
        <BareList kind="many" items={right} ticked={ticked} label="Search right" />
      </div>
    </div>
  )
}

type BareListProps = {
  kind: 'one' | 'many'
  items: readonly LinkerItem[]
  ticked: ReadonlySet<Id>
  label: string
}

function BareList({ kind, items, ticked, label }: BareListProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const [search, setSearch] = useState('')
  const find = useMemo(() => nameSearch(sortedByName(items), ({ name }) => name), [items])
  const shown = useMemo(() => find(search), [find, search])
  const virtualizer = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: 8,
  })
  return (
    <div>
      <SearchField value={search} onChange={setSearch} label={label} />
      <div ref={scroller} style={{ height: LIST_PX, overflow: 'auto' }}>
        <ul style={{ position: 'relative', height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const item = shown[index]
            const place = { at: index, of: shown.length, top: start, fixed: false, reached: false }
            return (
              item && (
                <PickRow
                  key={item.id}
                  {...place}
                  {...{ kind, item }}
                  on={ticked.has(item.id)}
                  listId={kind}
                />
              )
            )
          })}
        </ul>
      </div>
    </div>
  )
}
