type Point = { x: number; y: number }

/** The radius, in pixels, with which one thing joins another. */
export const confluenceCurve = 9

/**
 * Returns the path of a line from one point to another that runs along a vertical trunk between them. Lines that share a
 * trunk flow together. A level line is straight.
 */
export function confluencePath(from: Point, trunk: number, to: Point): string {
  const down = Math.sign(to.y - from.y)
  const radius = Math.min(
    confluenceCurve,
    Math.abs(to.y - from.y) / 2,
    Math.abs(trunk - from.x),
    Math.abs(to.x - trunk),
  )
  const [leaves, arrives] = [radius * Math.sign(trunk - from.x), radius * Math.sign(to.x - trunk)]
  return [
    `M${from.x} ${from.y}H${trunk - leaves}`,
    `Q${trunk} ${from.y} ${trunk} ${from.y + radius * down}V${to.y - radius * down}`,
    `Q${trunk} ${to.y} ${trunk + arrives} ${to.y}H${to.x}`,
  ].join('')
}
