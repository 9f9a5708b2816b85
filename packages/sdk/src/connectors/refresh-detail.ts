/** So many characters of a refresh detail stand on the card (connectors spec 5). */
export const REFRESH_DETAIL_PREVIEW = 50

/** The text of a card's detail line; `cut` tells that a "more" link opens the rest. */
export type DetailPreview = { text: string; cut: boolean }

/** Shortens a refresh detail to 50 characters with "...", never through the middle of one (connectors spec 5). */
export function previewDetail(detail: string): DetailPreview {
  let kept = 0
  for (const { index } of new Intl.Segmenter().segment(detail)) {
    if (kept === REFRESH_DETAIL_PREVIEW) return { text: `${detail.slice(0, index)}...`, cut: true }
    kept += 1
  }
  return { text: detail, cut: false }
}
