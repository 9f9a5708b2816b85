import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

const { space } = vars
/** On paper every theme is black on white, with thin lines to save ink. */
const ink = { color: 'black', background: 'white' } as const
const line = '1px solid silver'

export const report = style({
  display: 'none',
  '@media': {
    print: { ...ink, display: 'block', colorScheme: 'light', fontSize: '10pt', lineHeight: 1.4 },
  },
})

export const landscape = style({ page: 'landscape' })

// Hides the page itself on paper.
globalStyle(`body:has(> ${report}) > :not(${report})`, {
  '@media': { print: { display: 'none !important' as 'none' } },
})
globalStyle(`body:has(> ${report})`, { '@media': { print: ink } })

export const heading = style({ fontSize: '16pt', lineHeight: 1.25 })

export const details = style({ marginBlockEnd: space[4] })

globalStyle(`${report} h2`, {
  marginBlock: `${space[6]} ${space[2]}`,
  fontSize: '12pt',
  breakAfter: 'avoid',
})

globalStyle(`${report} table`, {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  overflowWrap: 'anywhere',
})

// Repeated at the top of each page.
globalStyle(`${report} thead`, { display: 'table-header-group' })
globalStyle(`${report} tr`, { breakInside: 'avoid' })
globalStyle(`${report} :is(th, td)`, {
  paddingBlock: space[1],
  paddingInline: `0 ${space[2]}`,
  borderBlockEnd: line,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: vars.weight.regular,
})
globalStyle(`${report} thead th`, { fontWeight: vars.weight.semibold })
