import { TdsFailure } from './tds-failure.ts'

/** Reads the bytes of a client's message in order. */
export class TdsReader {
  readonly #bytes: Buffer
  #at = 0

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  atEnd = () => this.#at >= this.#bytes.length
  u8 = () => this.take(1).readUInt8()
  u16 = () => this.take(2).readUInt16LE()
  u32 = () => this.take(4).readUInt32LE()
  ucs2 = (characters: number) => this.take(2 * characters).toString('ucs2')

  take(length: number): Buffer {
    if (this.#at + length > this.#bytes.length)
      throw new TdsFailure(
        4804,
        'While reading current row from host, a premature end-of-message was encountered.',
      )
    const taken = this.#bytes.subarray(this.#at, this.#at + length)
    this.#at += length
    return taken
  }

  /** Reads a value without a maximum length: its length or an unknown one, chunks, the end. */
  chunks(): Buffer | null {
    if (this.take(8).readBigUInt64LE() === 0xffffffffffffffffn) return null
    const parts: Buffer[] = []
    for (let length = this.u32(); length > 0; length = this.u32()) parts.push(this.take(length))
    return Buffer.concat(parts)
  }
}
