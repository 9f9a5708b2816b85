import { Html } from './html.ts'

/** Colours by purpose, the same as in the portal's themes. */
type Scheme = typeof light

const light = {
  canvas: '#f6f8f9',
  surface: '#ffffff',
  sunken: '#eef1f2',
  border: '#d2d8da',
  primary: '#162022',
  secondary: '#4f5a5d',
  accent: '#005f68',
  solid: '#006973',
  onSolid: '#ffffff',
  logoMain: '#006973',
  logoTributary: '#419ba6',
}

const dark: Scheme = {
  canvas: '#0f1416',
  surface: '#161c1e',
  sunken: '#0b1011',
  border: '#353f41',
  primary: '#ebeff0',
  secondary: '#a8b3b6',
  accent: '#6fcfdb',
  solid: '#06747e',
  onSolid: '#ffffff',
  logoMain: '#ceeff3',
  logoTributary: '#6fcfdb',
}

const styles = {
  canvas: ({ canvas }: Scheme) => [`background-color:${canvas}`],
  card: ({ surface, border }: Scheme) => [`background-color:${surface}`, `border-color:${border}`],
  primary: ({ primary }: Scheme) => [`color:${primary}`],
  secondary: ({ secondary }: Scheme) => [`color:${secondary}`],
  link: ({ accent }: Scheme) => [`color:${accent}`],
  button: ({ solid, onSolid }: Scheme) => [`background-color:${solid}`, `color:${onSolid}`],
  well: ({ sunken, primary }: Scheme) => [`background-color:${sunken}`, `color:${primary}`],
  river: ({ logoMain }: Scheme) => [`border-color:${logoMain}`],
  tributary: ({ logoTributary }: Scheme) => [`border-color:${logoTributary}`],
}

export type StyleName = keyof typeof styles

/**
 * Returns the attributes of an element. The light colours are inline, for every mail client; the dark ones are in
 * {@link darkStyles}, for clients with a dark mode.
 */
export const inlineStyle = (paint: StyleName, style = ''): Html =>
  new Html(`class="${paint}" style="${[...styles[paint](light), style].filter(Boolean).join(';')}"`)

export const darkStyles = new Html(
  `@media (prefers-color-scheme: dark) {\n${Object.entries(styles)
    .map(
      ([name, paint]) =>
        `.${name} { ${paint(dark)
          .map((rule) => `${rule} !important;`)
          .join(' ')} }`,
    )
    .join('\n')}\n}`,
)
