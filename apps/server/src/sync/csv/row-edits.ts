/** Changes to a stretch of bytes, noted in order and made in one go; without changes nothing is copied but the stretch. */
export class RowEdits {
  readonly #bytes: Buffer
  readonly #pieces: Buffer[] = []
  #kept = 0

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  replace(from: number, to: number, bytes: Buffer) {
    this.#pieces.push(this.#bytes.subarray(this.#kept, from), bytes)
    this.#kept = to
  }

  /** Puts a value with quotes inside, or one COPY would misread, into quotes. */
  quote(from: number, to: number) {
    const text = this.#bytes.subarray(from, to).toString('latin1')
    this.replace(from, to, Buffer.from(`"${text.replaceAll('"', '""')}"`, 'latin1'))
  }

  /** The bytes up to `end` with the changes made, in a buffer of their own. */
  apply(end: number): Buffer {
    return Buffer.concat([...this.#pieces, this.#bytes.subarray(this.#kept, end)])
  }
}
