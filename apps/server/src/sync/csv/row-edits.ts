/** Changes to a buffer, collected in order and applied together. */
export class RowEdits {
  readonly #bytes: Buffer
  readonly #edits: { from: number; to: number; bytes: Buffer }[] = []

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  replace(from: number, to: number, bytes: Buffer) {
    this.#edits.push({ from, to, bytes })
  }

  /** Quotes a value that contains quotes or that COPY would misread. */
  quote(from: number, to: number) {
    const text = this.#bytes.subarray(from, to).toString('latin1')
    this.replace(from, to, Buffer.from(`"${text.replaceAll('"', '""')}"`, 'latin1'))
  }

  /** Returns the bytes up to `end` with the changes. Changes to an incomplete row are left out. */
  apply(end: number): Buffer {
    if (this.#edits.length === 0) return this.#bytes.subarray(0, end)
    const pieces: Buffer[] = []
    let kept = 0
    for (const { from, to, bytes } of this.#edits) {
      if (from >= end) break
      pieces.push(this.#bytes.subarray(kept, from), bytes)
      kept = to
    }
    return Buffer.concat([...pieces, this.#bytes.subarray(kept, end)])
  }
}
