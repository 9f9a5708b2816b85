import { CsvFailure } from './csv-failure.ts'

export const QUOTE = 0x22
export const LF = 0x0a
export const CR = 0x0d

export type Delimiter = ',' | ';' | '\t'

export type CsvDialect = {
  readonly delimiter: Delimiter
  /** The line end of the header. Every row is passed on with it. */
  readonly lineEnd: '\n' | '\r\n' | '\r'
  /** The offset of the header, after a byte order mark and Excel's `sep=` line. */
  readonly headerStart: number
  /** The offset of the first row. */
  readonly headerEnd: number
  /** Lines before the first row. */
  readonly headerLines: number
}

const delimiters: readonly Delimiter[] = [',', ';', '\t']
const UTF8_MARK = Buffer.from([0xef, 0xbb, 0xbf])
const SEP_LINE = /^sep=([,;\t])(?:\r\n|\n|\r)/i

/**
 * Detects the dialect from the first bytes; undefined while the header line is incomplete. The delimiter is the most
 * frequent of comma, semicolon and tab outside quotes in the header.
 */
export function sniffDialect(bytes: Buffer, final: boolean): CsvDialect | undefined {
  refuseUtf16(bytes)
  const afterMark = bytes.subarray(0, 3).equals(UTF8_MARK) ? 3 : 0
  const sep = SEP_LINE.exec(bytes.subarray(afterMark, afterMark + 8).toString('latin1'))
  const headerStart = afterBlankLines(bytes, afterMark + (sep?.[0].length ?? 0))
  const header = measureHeader(bytes, headerStart, final)
  if (!header) return undefined
  return {
    delimiter: delimiters.find((delimiter) => delimiter === sep?.[1]) ?? header.delimiter,
    lineEnd: header.lineEnd,
    headerStart,
    headerEnd: header.end,
    headerLines: header.lines + linesIn(bytes.subarray(0, headerStart)),
  }
}

function refuseUtf16(bytes: Buffer) {
  const mark = bytes.subarray(0, 2).toString('hex')
  if (mark === 'fffe' || mark === 'feff') throw new CsvFailure({ kind: 'utf-16' })
}

function afterBlankLines(bytes: Buffer, from: number): number {
  let at = from
  while (bytes[at] === LF || bytes[at] === CR) at++
  return at
}

/** Counts line ends of any kind. */
export function linesIn(bytes: Buffer): number {
  return bytes.toString('latin1').match(/\r\n|\n|\r/g)?.length ?? 0
}

function measureHeader(bytes: Buffer, from: number, final: boolean) {
  const counts = new Map(delimiters.map((delimiter) => [delimiter.charCodeAt(0), 0]))
  let quoted = false
  let lines = 1
  for (let at = from; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0
    if (byte === QUOTE) quoted = !quoted
    else if (quoted) lines += byte === LF ? 1 : 0
    else if (byte === LF) return { ...header('\n', at + 1), lines }
    else if (byte === CR) {
      if (at + 1 === bytes.length && !final) return undefined
      return { ...(bytes[at + 1] === LF ? header('\r\n', at + 2) : header('\r', at + 1)), lines }
    } else if (counts.has(byte)) counts.set(byte, (counts.get(byte) ?? 0) + 1)
  }
  return final ? { ...header('\n', bytes.length), lines } : undefined

  function header(lineEnd: CsvDialect['lineEnd'], end: number) {
    const most = Math.max(...counts.values())
    return {
      lineEnd,
      end,
      delimiter: delimiters.find((each) => counts.get(each.charCodeAt(0)) === most) ?? ',',
    }
  }
}
