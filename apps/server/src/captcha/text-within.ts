/** The text of an answer, or an error as soon as it is longer than so many bytes. */
export async function limitedText(answer: Response, mostBytes: number): Promise<string> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of answer.body ?? []) {
    bytes += piece.byteLength
    if (bytes > mostBytes) throw new RangeError(`The answer is longer than ${mostBytes} bytes.`)
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString()
}
