// Numbers and text as TDS encodes them: little endian, two bytes per character.

export const u8 = (value: number): Buffer => Buffer.from([value])
export const u16 = (value: number): Buffer => Buffer.from([value & 0xff, value >> 8])
export const ucs2 = (text: string): Buffer => Buffer.from(text, 'ucs2')

export function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

export function u64(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(BigInt(value))
  return bytes
}
