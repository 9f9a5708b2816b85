import { globSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

/*
 * Imports the built modules as a server that renders server components does: a client module becomes a reference, and
 * React has no state. Prints the modules that are not references.
 */
const [, , folder = '.'] = process.argv
const isClient = (text) => /^(?:"use strict";\s*)?"use client"/.test(text)
const exported = /export \{([^}]*)\}/g

registerHooks({
  load(url, context, nextLoad) {
    if (!url.startsWith('file:')) return nextLoad(url, context)
    const text = readFileSync(fileURLToPath(url), 'utf8')
    if (!isClient(text)) return nextLoad(url, context)
    const names = [...text.matchAll(exported)].flatMap(([, list]) => list.split(','))
    const references = names.map((name) => name.trim().replace(/^.* as /, '')).filter(Boolean)
    const source = references
      .map((name) => `export ${name === 'default' ? name : `const ${name} =`} Symbol.for('client')`)
      .join('\n')
    return { format: 'module', shortCircuit: true, source }
  },
})

const modules = globSync('**/*.js', { cwd: folder }).toSorted()
const onServer = modules.filter((file) => !isClient(readFileSync(`${folder}/${file}`, 'utf8')))
for (const file of onServer) await import(`${folder}/${file}`)
process.stdout.write(JSON.stringify(onServer))
