import { accountText } from './account.messages.ts'
import * as css from './RiverArt.css.ts'

type Band = { name: string; x: number; width: number; trunk: number; bend: number }

/**
 * The position and width of each band, and where it joins the trunk. Display names are copied because importing the
 * catalogue would enlarge the first screen. A test compares them.
 */
const bands: readonly Band[] = [
  { name: 'Xero', x: 64, width: 10, trunk: 497, bend: 668 },
  { name: 'WooCommerce', x: 150, width: 16, trunk: 512, bend: 629 },
  { name: 'FTP', x: 262, width: 8, trunk: 526, bend: 575 },
  { name: 'SQL Server', x: 322, width: 20, trunk: 542, bend: 551 },
  { name: 'Excel', x: 424, width: 12, trunk: 560, bend: 505 },
  { name: 'Mailchimp', x: 502, width: 9, trunk: 572.5, bend: 469 },
  { name: 'Cin7', x: 600, width: 18, trunk: 588, bend: 437 },
  { name: 'Vend', x: 672, width: 11, trunk: 604.5, bend: 467 },
  { name: 'AWS', x: 738, width: 14, trunk: 619, bend: 495 },
]

const course = ({ x, trunk, bend }: Band) => {
  const leave = 84 + (bend - 84) * 0.55
  const arrive = 84 + (bend - 84) * 0.42
  return `M${x} -20V84C${x} ${leave} ${trunk} ${arrive} ${trunk} ${bend}V940`
}

/** The illustration of the sign-in screen: every system a stream that joins one trunk. Decorative. */
export const RiverArt = () => (
  <div className={css.panel} aria-hidden="true">
    <svg className={css.water} aria-hidden="true" viewBox="0 0 800 900" preserveAspectRatio="xMidYMid slice">
      {bands.map((band, index) => (
        <g key={band.name}>
          <path d={course(band)} className={css.bands[index]} strokeWidth={band.width} fill="none" />
          <text x={band.x + band.width / 2 + 7} y="64" className={css.label}>
            {band.name}
          </text>
        </g>
      ))}
    </svg>
    <p className={css.caption}>{accountText.everySystem}</p>
  </div>
)
