import { type RefObject, useLayoutEffect, useState } from 'react'

/** The columns of a grid, the distance between its rows, and its position in the page, in pixels. */
export type GridShape = { columns: number; gap: number; top: number }

const unknown: GridShape = { columns: 1, gap: 0, top: 0 }

/**
 * Returns the shape that the stylesheet gives a grid at its current width. The ruler is as wide as the grid but has
 * no height, so drawing does not change the measurement.
 */
export function useGridShape(
  grid: RefObject<HTMLElement | null>,
  ruler: RefObject<HTMLElement | null>,
  wanted: boolean,
): GridShape {
  const [shape, setShape] = useState(unknown)
  const measure = () => {
    const element = grid.current
    if (wanted && element) setShape((before) => sameOr(before, shapeOf(element)))
  }
  // After every render, because content above the grid moves it.
  useLayoutEffect(measure)
  // biome-ignore lint/correctness/useExhaustiveDependencies: measure depends only on refs and wanted
  useLayoutEffect(() => {
    if (!wanted || !ruler.current) return
    const observer = new ResizeObserver(measure)
    observer.observe(ruler.current)
    return () => observer.disconnect()
  }, [ruler, wanted])
  return shape
}

function shapeOf(grid: HTMLElement): GridShape {
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid)
  return {
    columns: Math.max(1, gridTemplateColumns.split(' ').length),
    gap: Number.parseFloat(rowGap) || 0,
    top: Math.round(grid.getBoundingClientRect().top + window.scrollY),
  }
}

const sameOr = (before: GridShape, now: GridShape): GridShape =>
  before.columns === now.columns && before.gap === now.gap && before.top === now.top ? before : now
