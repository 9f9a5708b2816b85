/** Scrolls a row sideways so that the first match is in its middle. `scrollIntoView` would scroll the page as well. */
export function scrollToCentre(box: HTMLElement | null, selector: string): void {
  const item = box?.querySelector<HTMLElement>(selector)
  if (!box || !item) return
  const [seen, wanted] = [box.getBoundingClientRect(), item.getBoundingClientRect()]
  box.scrollBy({ left: wanted.left + wanted.width / 2 - (seen.left + seen.width / 2), behavior: 'instant' })
}
