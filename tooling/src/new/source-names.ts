/** The forms of a source's name. */
export type SourceNames = {
  /** Of folders and files: `acme-books`. */
  readonly kebab: string
  /** Of the connector type, and before the names of its properties: `acmebooks`. */
  readonly type: string
  readonly camel: string
  readonly pascal: string
  /** On screens: `Acme Books`. */
  readonly display: string
}

const KEBAB = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/
const LONGEST = 40

/** Returns the sentence that refuses a name; null if it can be used. */
export function nameProblem(name: string): string | null {
  if (name === '') return 'Name the source, for example: pnpm new source acme-books'
  if (!KEBAB.test(name))
    return `"${name}" is not a name in kebab-case. Use lower-case letters, digits and single hyphens, such as acme-books.`
  return name.length > LONGEST ? `"${name}" is longer than ${LONGEST} characters.` : null
}

export function sourceNames(kebab: string): SourceNames {
  const words = kebab.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  const pascal = words.join('')
  return {
    kebab,
    type: kebab.replaceAll('-', ''),
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    display: words.join(' '),
  }
}

/** The source that new ones are copies of. */
export const example = sourceNames('example-books')

const forms = Object.entries(example) as [keyof SourceNames, string][]
const ANY_FORM = new RegExp(forms.map(([, written]) => written).join('|'), 'g')

/** Replaces every form of the example's name in a text, in one pass, because the new name may contain the old one. */
export function renamed(text: string, names: SourceNames): string {
  return text.replace(ANY_FORM, (found) => {
    const [form] = forms.find(([, written]) => written === found) ?? ['kebab']
    return names[form]
  })
}
