import type { Scheme } from './scheme.ts'

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = channels(hex).map(linear)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the WCAG 2 contrast ratio, between 1 and 21. */
export function contrast(one: string, other: string) {
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (bright + 0.05) / (dim + 0.05)
}

type Pair = [name: string, front: string, back: string]

const surfaces = ({ color: { bg } }: Scheme) =>
  Object.entries({
    canvas: bg.canvas,
    surface: bg.surface,
    raised: bg.raised,
    sunken: bg.sunken,
    nav: bg.nav,
    selectedSubtle: bg.selectedSubtle,
  })

const textPairs = (scheme: Scheme): Pair[] => {
  const { primary, secondary, tertiary, accent, danger } = scheme.color.text
  const texts = Object.entries({ primary, secondary, tertiary, accent, danger })
  return texts.flatMap(([text, front]) =>
    surfaces(scheme).map(([surface, back]): Pair => [`text ${text} on ${surface}`, front, back]),
  )
}

const tonePairs = (scheme: Scheme): Pair[] =>
  Object.entries(scheme.tone).flatMap(([name, tone]): Pair[] => [
    [`tone ${name}: text on bg`, tone.text, tone.bg],
    [`tone ${name}: text on bgSubtle`, tone.text, tone.bgSubtle],
  ])

const tilePairs = (scheme: Scheme): Pair[] =>
  Object.entries(scheme.tile).map(([hue, { bg, fg }]): Pair => [`letter on tile ${hue}`, fg, bg])

const buttonPairs = ({ color, tone }: Scheme): Pair[] => [
  ['on accent', color.text.onAccent, color.accent.solid],
  ['on accent, hover', color.text.onAccent, color.accent.solidHover],
  ['on accent, pressed', color.text.onAccent, color.accent.solidPressed],
  ['on danger', color.text.onAccent, tone.danger.solid],
  ['on danger, hover', color.text.onAccent, tone.danger.solidHover],
  ['accent on soft', color.text.accent, color.accent.soft],
  ['inverse', color.text.inverse, color.bg.inverse],
]

/** The pairs of a scheme that must be visible as graphics, at 3 to 1. */
export const graphicPairs = (scheme: Scheme): Pair[] => [
  ...surfaces(scheme).map(([surface, back]): Pair => [`focus ring on ${surface}`, scheme.color.focus, back]),
  ...surfaces(scheme).map(
    ([surface, back]): Pair => [`control border on ${surface}`, scheme.color.border.control, back],
  ),
  ...Object.entries(scheme.tone).map(([name, { icon, bg }]): Pair => [`icon of ${name}`, icon, bg]),
]

/** The pairs of a scheme that must be readable as text, at 4.5 to 1. */
export const wordPairs = (scheme: Scheme): readonly Pair[] =>
  [textPairs, tonePairs, tilePairs, buttonPairs].flatMap((pairs) => pairs(scheme))
