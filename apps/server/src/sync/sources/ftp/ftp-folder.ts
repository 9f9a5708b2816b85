import type { Client } from 'basic-ftp'

export const inFolder = (folder: string, name: string) => (folder === '/' ? `/${name}` : `${folder}/${name}`)

/** Does something inside a folder and comes back: `LIST -a folder` is read as two names by some servers. */
export async function inPlace<T>(client: Client, path: string, work: () => Promise<T>): Promise<T> {
  const home = await client.pwd()
  await client.cd(path)
  const result = await work()
  await client.cd(home)
  return result
}
