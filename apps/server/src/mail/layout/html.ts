/** Text that is already HTML. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** HTML in which every value that is not HTML already is text, in elements as well as in quoted attributes. */
export function html(pieces: TemplateStringsArray, ...values: (string | Html | readonly Html[])[]): Html {
  return new Html(pieces.reduce((before, piece, index) => before + markup(values[index - 1] ?? '') + piece))
}

function markup(value: string | Html | readonly Html[]): string {
  if (value instanceof Html) return value.text
  if (typeof value !== 'string') return value.map(({ text }) => text).join('\n')
  return value.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
