import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type Change = { name: string; before: string | null; after: string; difference: string | null }

const shown = (base64: string | null) =>
  base64 === null ? '<p>None</p>' : `<img alt="" src="data:image/png;base64,${base64}">`

/** Writes a page with the pictures before, after and their difference, and returns its path. */
export async function writeReport(folder: string, changes: readonly Change[]): Promise<string> {
  const rows = changes.map(
    ({ name, before, after, difference }) =>
      `<h2>${name}</h2><div>${[before, after, difference].map((each) => `<figure>${shown(each)}</figure>`).join('')}</div>`,
  )
  const style =
    'body{font:14px system-ui}div{display:grid;grid-template-columns:repeat(3,1fr);gap:8px}img{max-width:100%;border:1px solid #999}figure{margin:0}'
  const head = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Changed pictures</title>'
  const path = join(folder, 'index.html')
  await writeFile(
    path,
    `${head}<style>${style}</style><h1>${changes.length} changed pictures: before, after, difference</h1>${rows.join('\n')}`,
  )
  return path
}
