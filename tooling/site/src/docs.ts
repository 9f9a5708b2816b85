import { watch, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandLine, isCount, isOneOf } from '@tributary/tooling/command-options'
import { run } from '@tributary/tooling/run'
import { workspace } from '@tributary/tooling/workspace'
import { build, createServer, serve } from 'vitepress'
import { checkSite } from './check/check-site.ts'
import { committedLlms, llmsText } from './llms.ts'
import { takePictures } from './pictures/take-pictures.ts'
import { sitePages } from './site-pages.ts'
import { clearSite, writeSite } from './write-site.ts'

const usage = `pnpm run docs [dev | build | serve | check | pictures | llms] [--port 5174] [--storybook yes]

  dev        shows the documentation with hot reloading (default)
  build      builds it into tooling/site/dist; --storybook yes adds Storybook under /storybook/
  serve      shows what was built
  check      builds it, then checks every link, and a sample of pages with axe at two widths in both themes
  pictures   takes the pictures of docs/images again, from the demo
  llms       writes docs/llms.txt again`

const commands = ['dev', 'build', 'serve', 'check', 'pictures', 'llms']
const site = join(workspace, 'tooling/site')

const { values, words } = commandLine({
  usage,
  options: {
    port: { default: '5174', isValid: isCount },
    storybook: { default: 'no', isValid: isOneOf('yes', 'no') },
  },
  areWords: (given) => given.length <= 1 && given.every((word) => commands.includes(word)),
})
const port = Number(values.port)

if (words[0] === 'build') await buildSite()
else if (words[0] === 'serve') await serve({ root: site, port })
else if (words[0] === 'check') await buildSite().then(() => checkSite(port))
else if (words[0] === 'pictures') await takePictures()
else if (words[0] === 'llms') writeFileSync(committedLlms, llmsText(sitePages()))
else await develop()

async function develop() {
  writeSite()
  for (const folder of ['docs', 'examples', 'packages', 'apps/server/src'])
    watch(join(workspace, folder), { recursive: true }, (_, file) => {
      if (file && /\.(md|svg|webp)$/.test(file)) writeSite()
    })
  const server = await createServer(site, { port })
  await server.listen()
  server.printUrls()
}

async function buildSite() {
  await must('packages/sdk', 'typedoc')
  clearSite()
  writeSite()
  await build(site)
  if (values.storybook === 'yes')
    await must('packages/ui', 'node_modules/.bin/storybook', 'build', '-o', join(site, 'dist/storybook'))
}

/** Runs a command in a folder, and ends with its output if it fails. */
async function must(folder: string, command: string, ...args: string[]) {
  const { code, output } = await run(command, args, { cwd: join(workspace, folder) })
  if (code === 0) return
  console.error(output)
  process.exit(code)
}
