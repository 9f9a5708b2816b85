const separators = ['\t', ';', ','] as const

/** Returns the separator of the cells: the first that the first line has outside quotes. */
function separatorOf(text: string): string {
  const [first = ''] = text.replace(/"(?:[^"]|"")*"/g, '').split(/\r?\n/, 1)
  return separators.find((separator) => first.includes(separator)) ?? '\t'
}

/**
 * Splits text from a spreadsheet or a CSV file into rows of cells, trimmed. Cells are separated by tabs, semicolons or commas,
 * and may be quoted. Empty rows are left out.
 */
export function readCells(text: string): string[][] {
  const separator = separatorOf(text)
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let quoted = false
  const endCell = () => {
    row.push(cell.trim())
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (row.some(Boolean)) rows.push(row)
    row = []
  }
  for (let place = 0; place < text.length; place++) {
    const character = text.charAt(place)
    if (quoted) {
      if (character !== '"') cell += character
      else if (text.charAt(place + 1) === '"') cell += text.charAt(place++)
      else quoted = false
    } else if (character === '"' && cell.trim() === '') quoted = true
    else if (character === separator) endCell()
    else if (character === '\n') endRow()
    else if (character !== '\r' && character !== '\uFEFF') cell += character
  }
  endRow()
  return rows
}
