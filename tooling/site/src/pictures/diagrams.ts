/** A box: its column and row, its title and the line below. */
type Box = readonly [id: string, column: number, row: number, title: string, note: string]

/** An arrow between boxes, with an optional word on it. */
type Arrow = readonly [from: string, to: string, label?: string]

export type Diagram = { title: string; boxes: readonly Box[]; arrows: readonly Arrow[] }

/** The diagrams of the documentation, by the name of their files in `docs/images`. */
export const diagrams: Readonly<Record<string, Diagram>> = {
  'where-data-goes': {
    title: 'Business systems are read by Tributary, which stores their rows in a database that reports read',
    boxes: [
      ['xero', 0, 0, 'Accounting', 'Xero, Uniconta, …'],
      ['shop', 0, 1, 'Shops', 'WooCommerce, Vend, …'],
      ['files', 0, 2, 'Files and servers', 'FTP, SQL Server, AWS'],
      ['server', 1, 1, 'Tributary', 'connectors refresh'],
      ['own', 2, 0.5, 'Our PostgreSQL', 'a schema for each organisation'],
      ['target', 2, 1.5, 'Your database', 'PostgreSQL or SQL Server'],
      ['report', 3, 1, 'Reports', 'Power BI, Excel, SQL'],
    ],
    arrows: [
      ['xero', 'server'],
      ['shop', 'server', 'read'],
      ['files', 'server'],
      ['server', 'own', 'store'],
      ['server', 'target'],
      ['own', 'report', 'query'],
      ['target', 'report'],
    ],
  },
  refresh: {
    title: 'A refresh is queued, claimed by a server, read, staged and merged',
    boxes: [
      ['start', 0, 0, 'Start', 'a person or a schedule'],
      ['queue', 1, 0, 'Queued', 'one run per connector'],
      ['read', 2, 0, 'Reading', 'changes, or everything'],
      ['merge', 3, 0, 'Stored', 'each table as a whole'],
      ['failed', 2, 1, 'Failed', 'the card says why'],
    ],
    arrows: [
      ['start', 'queue'],
      ['queue', 'read', 'claim'],
      ['read', 'merge', 'merge'],
      ['read', 'failed'],
    ],
  },
  'excel-structure': {
    title:
      'Users get access through security groups, which combine areas with sub-areas and versions with milestones',
    boxes: [
      ['user', 0, 1, 'User', 'Excel user'],
      ['group', 1, 0.5, 'Security group', 'a set of grants'],
      ['area', 2, 0, 'Area', 'with its sub-areas'],
      ['version', 2, 1, 'Version', 'with its milestones'],
      ['entity', 1, 1.5, 'Entity', 'company or department'],
      ['helper', 1, 2.5, 'Helper table', 'values for formulas'],
    ],
    arrows: [
      ['user', 'group', 'assigned'],
      ['group', 'area', 'grants'],
      ['group', 'version'],
      ['user', 'entity', 'linked'],
      ['user', 'helper'],
    ],
  },
}

const colours = {
  light: { box: '#f1f9fa', line: '#419ba6', title: '#162022', note: '#4f5a5d', back: '#ffffff' },
  dark: { box: '#0d292d', line: '#278690', title: '#ebeff0', note: '#a8b3b6', back: '#161c1e' },
} as const

const width = 190
const height = 64
const gap = { x: 70, y: 34 }
const margin = 20

/** Returns a diagram as SVG in one theme. */
export function drawDiagram({ title, boxes, arrows }: Diagram, theme: keyof typeof colours): string {
  const { box: fill, line, title: ink, note: grey, back } = colours[theme]
  const places = new Map(boxes.map(([id, column, row]) => [id, placeOf(column, row)]))
  const right = Math.max(...[...places.values()].map(({ x }) => x)) + width + margin
  const bottom = Math.max(...[...places.values()].map(({ y }) => y)) + height + margin
  const drawnBoxes = boxes.map(([id, , , name, below]) => {
    const { x, y } = places.get(id) ?? placeOf(0, 0)
    return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="${fill}" stroke="${line}"/>
<text x="${x + width / 2}" y="${y + 27}" text-anchor="middle" font-weight="600" fill="${ink}">${name}</text>
<text x="${x + width / 2}" y="${y + 47}" text-anchor="middle" font-size="13" fill="${grey}">${below}</text>`
  })
  const drawnArrows = arrows.map(([from, to, label]) =>
    arrow(places.get(from), places.get(to), label, line, grey),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${right} ${bottom}" width="${right}" height="${bottom}" role="img" font-family="Inter, system-ui, sans-serif" font-size="15">
<title>${title}</title>
<defs><marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0 8 4 0 8z" fill="${line}"/></marker></defs>
<rect width="${right}" height="${bottom}" rx="8" fill="${back}"/>
${[...drawnArrows, ...drawnBoxes].join('\n')}
</svg>
`
}

type Place = { x: number; y: number }

const placeOf = (column: number, row: number): Place => ({
  x: margin + column * (width + gap.x),
  y: margin + row * (height + gap.y),
})

/** An arrow leaves on the right, or below if its end is in the same column. */
function arrow(
  from: Place | undefined,
  to: Place | undefined,
  label = '',
  line: string,
  grey: string,
): string {
  if (!from || !to) return ''
  const below = from.x === to.x
  const start = below
    ? { x: from.x + width / 2, y: from.y + height }
    : { x: from.x + width, y: from.y + height / 2 }
  const end = below ? { x: to.x + width / 2, y: to.y } : { x: to.x, y: to.y + height / 2 }
  const word = label
    ? `<text x="${(start.x + end.x) / 2}" y="${(start.y + end.y) / 2 - 7}" text-anchor="middle" font-size="12" fill="${grey}">${label}</text>`
    : ''
  return `<line x1="${start.x}" y1="${start.y}" x2="${end.x}" y2="${end.y}" stroke="${line}" stroke-width="1.5" marker-end="url(#tip)"/>${word}`
}
