import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { workspace } from '@tributary/tooling/workspace'
import { build } from 'vite'

/** A search box over a virtual list with nothing else: the floor of a keystroke. */
const source = (count: number) => `
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { createElement as h, useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'

const names = Array.from({ length: ${count} }, (_, n) => 'Region ' + n)

function List({ names }) {
  const rows = useWindowVirtualizer({ count: names.length, estimateSize: () => 40, overscan: 2 })
  return h('ul', { style: { height: rows.getTotalSize(), position: 'relative' } },
    rows.getVirtualItems().map((row) => h('li',
      { key: row.key, style: { position: 'absolute', transform: 'translateY(' + row.start + 'px)' } }, names[row.index])))
}

function Page() {
  const [search, setSearch] = useState('')
  const found = useMemo(() => names.filter((name) => name.toLowerCase().includes(search.toLowerCase())), [search])
  return h('main', null,
    h('input', { type: 'search', placeholder: 'Search', value: search, onChange: (event) => setSearch(event.target.value) }),
    h(List, { names: found }))
}

createRoot(document.getElementById('root')).render(h(Page))
`

/** Builds the bare list as one script. */
export async function bareList(count: number): Promise<string> {
  // Inside the package that has the library, so that it resolves.
  const folder = await mkdtemp(resolve(workspace, 'packages/ui/node_modules/.bare-'))
  try {
    await writeFile(resolve(folder, 'bare.js'), source(count))
    await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      build: {
        target: 'es2023',
        lib: { entry: 'bare.js', formats: ['es'], fileName: 'list' },
        outDir: 'out',
      },
      define: { 'process.env.NODE_ENV': '"production"' },
    })
    return await readFile(resolve(folder, 'out/list.js'), 'utf8')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
