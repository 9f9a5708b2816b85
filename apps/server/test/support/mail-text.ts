const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** What a person sees of a mail's HTML: its words, a blank between any two pieces. */
export const visibleText = (html: string): string =>
  decoded(
    html
      .replace(/<(style|title)>.*?<\/\1>/gs, ' ')
      .replace(/<div style="display:none.*?<\/div>/gs, ' ')
      .replace(/<[^>]*>/g, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim()

/** Where a mail's HTML leads to. */
export const linksOf = (html: string): string[] =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => decoded(href))

const decoded = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '')
