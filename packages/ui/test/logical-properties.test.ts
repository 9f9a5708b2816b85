import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { src } from './styles/all-styles.ts'

/** Properties and values that stay on one side when a page is read from right to left. */
const physical = [
  /\b(margin|padding|border|inset|scrollMargin|scrollPadding|borderTop|borderBottom)(Left|Right)\w*\b/,
  /^\s*(left|right):(?! [[{])/,
  /\b(textAlign|float|clear): '(left|right)'/,
  /\bto (left|right)\b/,
  /\b(padding|margin|inset|borderWidth|borderStyle|borderColor|borderRadius): (['`])(?:\$\{[^}]*\}|[^\s'`]+)(?: (?:\$\{[^}]*\}|[^\s'`]+)){3}\2/,
]

/** Drawings and names that look the same in every language. */
const allowed = [
  // The tick of a checkbox is not mirrored in Arabic.
  ['primitives/Checkbox/Checkbox.css.ts', "borderWidth: '0 0 2px 2px'"],
  // A name in another text direction is aligned like the others.
  ['palette/CommandPalette.css.ts', "textAlign: 'left'"],
  ['palette/CommandPalette.css.ts', "textAlign: 'right'"],
  // The bottom corners.
  ['primitives/DataTable/DataTable.css.ts', 'borderRadius: `0 0 '],
  ['primitives/Dialog/Dialog.css.ts', 'borderRadius: `'],
] as const

const isAllowed = (file: string, line: string) =>
  allowed.some(([where, text]) => file === where && line.includes(text))

const physicalLines = (file: string, source: string) =>
  source
    .split('\n')
    .filter((line) => physical.some((pattern) => pattern.test(line)) && !isAllowed(file, line))
    .map((line) => `${file}: ${line.trim()}`)

it('no style names the left or the right side, so that every page can be mirrored', () => {
  const files = globSync('**/*.css.ts', { cwd: src })
  expect(files.length).toBeGreaterThan(100)
  expect(files.flatMap((file) => physicalLines(file, readFileSync(`${src}/${file}`, 'utf8')))).toEqual([])
})

it.each([
  "  marginLeft: 'auto',",
  '  right: 0,',
  "  textAlign: 'left',",
  "  padding: '0 12px 0 18px',",
  "  borderWidth: '0 0 2px 2px',",
  '  borderTopLeftRadius: 4,',
])('finds the physical style in %s', (line) => {
  expect(physicalLines('some.css.ts', line)).toHaveLength(1)
})
