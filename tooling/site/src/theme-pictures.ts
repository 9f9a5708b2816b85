/**
 * Replaces each `<picture>`, which follows the theme of the system as on GitHub, by two images that follow the theme of
 * the site.
 */
export function showPictureOfTheme(text: string): string {
  return text.replace(
    /<picture>\s*<source[^>]*srcset="([^"]+)"[^>]*>\s*<img ([^>]*)src="([^"]+)"([^>]*)>\s*<\/picture>/g,
    (_, dark, before, light, after) =>
      image('in-light', light, before + after) + image('in-dark', dark, before + after),
  )
}

const image = (style: string, src: string, attributes: string) =>
  `<img class="${style}" src="${src}" ${attributes.trim().replace(/\/$/, '').trim()}>`
