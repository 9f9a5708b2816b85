import type { LineagePicture } from '@tributary/domain'
import { type RefObject, useLayoutEffect, useState } from 'react'
import * as css from './Lineage.css.ts'
import { type LinePaths, linePaths, noLines } from './line-paths.ts'

/** The confluence lines between the items. Lines of one look are one path, because there may be thousands. */
export const LineageLines = ({ paths }: { paths: LinePaths }) => (
  <svg className={css.lines} aria-hidden="true" fill="none">
    {(['dim', 'off', 'ok', 'broken'] as const).map((look) => (
      <path key={look} d={paths[look]} data-look={look} className={css.line[look]} />
    ))}
  </svg>
)

/** Draws the lines of a picture again whenever its items move. Only the owner of the tree can use it: its parts know no tree yet. */
export function useLinePaths(
  tree: RefObject<HTMLElement | null>,
  { joins, columns }: LineagePicture,
): LinePaths {
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
  return paths
}
