import type { LineageColumn, LineageJoin } from '@tributary/domain'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { classNames } from '../theme/class-names.ts'
import * as css from './Lineage.css.ts'
import { type LinePaths, linePaths, noLines } from './line-paths.ts'

export type LineageLinesProps = {
  /** The tree, which has the items. */
  tree: RefObject<HTMLElement | null>
  joins: readonly LineageJoin[]
  /** The columns with their items. A change moves the items. */
  columns: readonly LineageColumn[]
}

/** The confluence lines between the items. Lines of one look are one path, because there may be thousands. */
export function LineageLines({ tree, joins, columns }: LineageLinesProps) {
  const [paths, setPaths] = useState<LinePaths>(noLines)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the columns decide where the items are
  useLayoutEffect(() => {
    const root = tree.current
    if (!root) return
    const draw = () => setPaths(linePaths(root, joins))
    draw()
    const observer = new ResizeObserver(draw)
    observer.observe(root)
    return () => observer.disconnect()
  }, [tree, joins, columns])
  return (
    <svg className={css.lines} aria-hidden="true" fill="none">
      {(['dim', 'off', 'ok', 'broken'] as const).map((look) => (
        <path key={look} d={paths[look]} data-look={look} className={classNames(css.line[look])} />
      ))}
    </svg>
  )
}
