import { vi } from 'vitest'

/** Watches downloads of files that the page creates. Returns a function that returns those so far. */
export function savedFiles(): () => Promise<{ name: string; text: string }[]> {
  const blobs: Blob[] = []
  const names: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) blobs.push(file)
    return 'blob:it'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  const textOf = async (blob: Blob) =>
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer())
  return async () => {
    const texts = await Promise.all(blobs.map(textOf))
    return names.map((name, index) => ({ name, text: texts[index] ?? '' }))
  }
}
