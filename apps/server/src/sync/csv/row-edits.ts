/** Changes to a stretch of bytes, noted in order and made in one go. */
export class RowEdits {
  readonly #bytes: Buffer
  readonly #edits: { from: number; to: number; bytes: Buffer }[] = []

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  replace(from: number, to: number, bytes: Buffer) {
    this.#edits.push({ from, to, bytes })
  }

  /** Puts a value with quotes inside, or one COPY would misread, into quotes. */
  quote(from: number, to: number) {
    const text = this.#bytes.subarray(from, to).toString('latin1')
    this.replace(from, to, Buffer.from(`"${text.replaceAll('"', '""')}"`, 'latin1'))
  }

  /** The bytes up to `end` with the changes made. Changes to a row that is not whole yet are left out. */
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
