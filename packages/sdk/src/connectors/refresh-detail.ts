/** The number of characters of a refresh detail on a card. */
export const REFRESH_DETAIL_PREVIEW = 50

/** The detail line of a card. `cut` means that a "more" link opens the rest. */
export type DetailPreview = { text: string; cut: boolean }

/** Shortens a refresh detail to 50 characters and "...", without splitting a visible character. */
export function previewDetail(detail: string): DetailPreview {
  let kept = 0
  for (const { index } of new Intl.Segmenter().segment(detail)) {
    if (kept === REFRESH_DETAIL_PREVIEW) return { text: `${detail.slice(0, index)}...`, cut: true }
    kept += 1
  }
  return { text: detail, cut: false }
}
