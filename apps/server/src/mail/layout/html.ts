/** Text that is HTML already. */
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

/** A template tag for HTML. Escapes every value that is not {@link Html}, in elements and in quoted attributes. */
export function html(pieces: TemplateStringsArray, ...values: (string | Html | readonly Html[])[]): Html {
  return new Html(pieces.reduce((before, piece, index) => before + markup(values[index - 1] ?? '') + piece))
}

function markup(value: string | Html | readonly Html[]): string {
  if (value instanceof Html) return value.text
  if (typeof value !== 'string') return value.map(({ text }) => text).join('\n')
  return value.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
