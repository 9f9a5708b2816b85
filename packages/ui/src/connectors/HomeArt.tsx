import { typeTitle } from '@tributary/sdk/connectors'
import { tileHue } from '../primitives/Monogram/tile-hue.ts'
import { shellText } from '../shell/shell.messages.ts'
import * as css from './HomeArt.css.ts'

export type HomeArtProps = {
  /** The connector types in use. Each is a line. */
  types: readonly string[]
  /** The types with a connector that failed, is refused or is stuck. Their lines are broken. */
  failing?: readonly string[] | undefined
}

const middle = 52
const [top, bottom] = [8, 96]

/** A line per connector type in use, all running into one database. Decorative. */
export function HomeArt({ types, failing = [] }: HomeArtProps) {
  if (types.length === 0) return null
  return (
    <svg className={css.art} viewBox="0 0 380 104" fill="none" aria-hidden="true">
      {types.map((type, index) => {
        const { from, path } = course(index, types.length)
        const isBroken = failing.includes(type)
        return (
          <g key={type}>
            {isBroken && <title>{shellText.typeNeedsAttention(typeTitle(type))}</title>}
            <path
              d={path}
              className={isBroken ? css.broken : css.streams[index % css.streams.length]}
              strokeWidth="3"
            />
            <circle
              cx="8"
              cy={from}
              r="4.5"
              className={css.springs[tileHue(type.toLowerCase())]}
              strokeWidth="1.5"
            />
          </g>
        )
      })}
      <rect x="332" y="30" width="44" height="44" rx="10" className={css.sea} />
      <g transform="translate(342 40)" className={css.icon} strokeWidth="1.75" strokeLinecap="round">
        <ellipse cx="12" cy="5" rx="9" ry="3" />
        <path d="M3 5V19A9 3 0 0 0 21 19V5" />
        <path d="M3 12A9 3 0 0 0 21 12" />
      </g>
    </svg>
  )
}

/** Returns the path from the start on the left to its place in the bundle. */
function course(index: number, count: number) {
  const steps = Math.max(count - 1, 1)
  const fromMiddle = index - (count - 1) / 2
  const from = count === 1 ? middle : top + (index * (bottom - top)) / steps
  const to = middle + fromMiddle * Math.min(6, 38 / steps)
  const bend = 91 + 9 * Math.abs(fromMiddle)
  const arrive = 2 * bend - 30
  return { from, path: `M8 ${from}H30C${bend} ${from} ${bend} ${to} ${arrive} ${to}H332` }
}
