const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** The visible text of a mail's HTML, separated by single spaces. */
export const visibleText = (html: string): string =>
  decoded(
    html
      .replace(/<(style|title)>.*?<\/\1>/gs, ' ')
      .replace(/<div style="display:none.*?<\/div>/gs, ' ')
      .replace(/<[^>]*>/g, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim()

/** The links in a mail's HTML. */
export const linksOf = (html: string): string[] =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => decoded(href))

const decoded = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '')
