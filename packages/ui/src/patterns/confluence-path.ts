type Point = { x: number; y: number }

/** Where on the horizontal axis a line leaves its start, where it bends, and where it is straight again. */
type Curve = { leaves: number; bend: number; joins: number }

/** Returns the path of a line that leaves one thing, bends, and arrives at another: the confluence line of drawings. */
export const confluencePath = (from: Point, { leaves, bend, joins }: Curve, to: Point): string =>
  `M${from.x} ${from.y}H${leaves}C${bend} ${from.y} ${bend} ${to.y} ${joins} ${to.y}H${to.x}`
