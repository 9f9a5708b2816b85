import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumLaunch } from '../chromium.ts'
import { must } from '../packed-project.ts'
import { workspace } from '../workspace.ts'
import type { ExampleServer } from './example-server.ts'
import { runtimeBinary } from './install-runtimes.ts'

const { arch } = process

/** A project with the built tour, and the server it is to talk to. */
export type Place = { folder: string; server: ExampleServer }

/** Where the SDK is tried. `tour` answers the JSON that the tour told; it is missing where npm has no such program. */
export type Runtime = { name: string; tour: ((place: Place) => Promise<string>) | undefined }

/** Every runtime, those first that people use most. */
export const runtimes = (): Runtime[] => [
  commandLine('Node 26', join(workspace, 'node_modules/.bin/node')),
  commandLine('Node 24', runtimeBinary(`node-24-linux-${arch}`, 'bin/node')),
  commandLine('Node 22', runtimeBinary(`node-22-linux-${arch}`, 'bin/node')),
  commandLine('Bun', runtimeBinary(`@oven/bun-linux-${arch === 'arm64' ? 'aarch64' : arch}`, 'bin/bun')),
  commandLine(
    'Deno',
    runtimeBinary(`@deno/linux-${arch}-glibc`, 'deno'),
    'run',
    '--no-remote',
    '--no-prompt',
    '--node-modules-dir=manual',
    '--allow-net=127.0.0.1',
  ),
  workerd(runtimeBinary(`@cloudflare/workerd-linux-${arch === 'x64' ? '64' : arch}`, 'bin/workerd')),
  { name: 'Chromium', tour: inChromium },
]

/** Loads the package from node_modules as it was installed, by the runtime's own rules. */
const commandLine = (name: string, program: string | undefined, ...args: string[]): Runtime => ({
  name,
  tour: program
    ? ({ folder, server }) => must(folder, program, ...args, 'print-tour.js', server.baseUrl)
    : undefined,
})

const workerd = (program: string | undefined): Runtime => ({
  name: 'workerd',
  tour: program
    ? async ({ folder, server }) => {
        await writeFile(join(folder, 'worker.capnp'), workerConfig(server.baseUrl))
        return must(folder, program, 'test', 'worker.capnp')
      }
    : undefined,
})

/** A worker may reach nothing but what it is given; here, servers of this machine. */
const workerConfig = (baseUrl: string) => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [(name = "worker.js", esModule = embed "worker.js")],
      compatibilityDate = "2026-01-01",
      bindings = [(name = "BASE_URL", text = "${baseUrl}")],
    )),
    (name = "internet", network = (allow = ["private"])),
  ],
);
`

async function inChromium({ server }: Place): Promise<string> {
  const browser = await chromium.launch(chromiumLaunch())
  try {
    const page = await browser.newPage()
    await page.goto(`${server.origin}/tour.html`)
    return (await page.locator('pre').textContent()) ?? ''
  } finally {
    await browser.close()
  }
}
